import * as analytics from "./clear.repository.ts";

/** Every visit, event, sum and report, for good. */
export const clearAnalytics = analytics.emptyTables;
