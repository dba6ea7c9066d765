// Replaced by the client's own entry module.
