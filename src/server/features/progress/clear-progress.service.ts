import * as progress from "./clear-progress.repository.ts";

/** No XP, no streak, no achievements. Called under the person's lock. */
export const clearProgress = progress.deleteProgress;
