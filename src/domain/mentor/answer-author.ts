/** Stored with each answer that SideQuest wrote by itself. */
export const BUILT_IN_ENGINE = "SideQuest engine";

export const NO_OUTSIDE_SERVICE = "no outside service";

/** Who wrote an answer, in words for people. */
export function authorOf(model: string): string {
  return model === BUILT_IN_ENGINE ? `SideQuest, ${NO_OUTSIDE_SERVICE}` : model;
}
