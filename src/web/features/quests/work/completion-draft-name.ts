/** Storage name of a completion's draft, kept until the server has it. */
export function completionDraftName(questId: string): string {
  return `completion:${questId}`;
}
