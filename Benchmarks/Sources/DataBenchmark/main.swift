measureChanges()
measureEdits()
measureBuilding()
