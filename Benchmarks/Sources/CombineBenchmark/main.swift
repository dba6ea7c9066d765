measureChains()
measureOperators()
