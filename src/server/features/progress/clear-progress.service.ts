import * as progress from "./clear-progress.repository.ts";

/** Deletes XP, streak and achievements. Call it under the person's lock. */
export const clearProgress = progress.deleteProgress;
