export const MS_PER_SECOND = 1_000;
export const MS_PER_MINUTE = 60 * MS_PER_SECOND;
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** 24 hours; a calendar day can be longer or shorter. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;

export const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR;
