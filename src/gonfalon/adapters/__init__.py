"""Our games for the programs of others: OpenSpiel and PettingZoo. Needs `gonfalon[adapters]`."""
