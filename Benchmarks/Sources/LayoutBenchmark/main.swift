measureFixedSizes()
measureSections()
measureCustomGroups()
measureSelfSizing()
