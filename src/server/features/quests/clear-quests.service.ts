import * as quests from "./clear-quests.repository.ts";

/**
 * Deletes all quests, hidden quests, constraints and batches.
 * Outcomes stay, anonymously, as training data and in the sums.
 */
export const clearQuests = quests.deleteQuests;
