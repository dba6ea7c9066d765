try measureSnapshots()
