/** Where the form keeps what was typed about a quest, or about a new one. */
export const questDraftName = (questId = "new") => `quest:${questId}`;
