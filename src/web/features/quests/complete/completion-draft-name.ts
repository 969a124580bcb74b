/** Where what was typed about a completion is kept until the server has it. */
export function completionDraftName(questId: string): string {
  return `completion:${questId}`;
}
