measureCells()
measureChains()
measureOpening()
