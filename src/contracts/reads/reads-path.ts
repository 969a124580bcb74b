/** The address of several reads in one call, without its schema: cheap for the browser. */
export const READS_PATH = "/api/reads";

/** Stands between the addresses; none of them holds it. */
export const READS_PARTED_BY = ",";
