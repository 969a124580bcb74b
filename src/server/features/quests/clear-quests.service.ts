import * as quests from "./clear-quests.repository.ts";

/** Every quest, what was hidden or ruled out, and every batch. Outcomes stay as training data and in the sums, without the person. */
export const clearQuests = quests.deleteQuests;
