measureChanges()
measureEdits()
measureApplying()
measureBuilding()
