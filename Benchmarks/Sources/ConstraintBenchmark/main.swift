measureCells()
measureChains()
measureStacks()
measureOpening()
