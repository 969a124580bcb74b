import * as shares from "./clear-shares.repository.ts";

/** Deletes the person's shares and their public pages; the links stop working. */
export const clearShares = shares.deleteShares;
