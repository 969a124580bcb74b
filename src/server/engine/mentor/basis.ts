/** The sources of an answer. */
export interface Basis {
  readonly cards: string[];
  readonly profile: string[];
  readonly quests: string[];
}
