import * as shares from "./clear-shares.repository.ts";

/** What was shared, and the public pages of it: their addresses lead nowhere from now on. */
export const clearShares = shares.deleteShares;
