/** The steps of a quest's description, without their numbers. */
export function stepsOf(description: string): string[] {
  return [...description.matchAll(/(?:^|\s)\d[.)]\s+(.+?)(?=\s+\d[.)]\s|\n|$)/gsu)]
    .map(([, step]) => (step ?? "").replace(/\s*Done when.*$/su, "").trim())
    .filter((step) => step.length > 0);
}
