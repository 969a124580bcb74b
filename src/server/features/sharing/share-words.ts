import type { ShownShare } from "./shown-share.service.ts";

interface ShareWords {
  /** Small, above the title. */
  readonly kicker: string;
  readonly title: string;
  /** What was achieved, worded for other readers. */
  readonly summary: string;
  /** A full sentence, for previews. */
  readonly headline: string;
}

export const ABOUT =
  "SideQuest turns building a side business into a quest: one clear step a day, with XP, levels and a mentor.";

export function shareWords({ subject, username }: ShownShare): ShareWords {
  if (subject.kind === "level") {
    const { level } = subject;
    return {
      kicker: "Level up",
      title: `Level ${level}`,
      summary: `Reached level ${level} building a side business.`,
      headline: `${username} reached level ${level} on SideQuest`,
    };
  }
  const { title, type, description } = subject.achievement;
  return {
    kicker: type.replaceAll("_", " "),
    title,
    summary: rephraseForOthers(description),
    headline: `${username} earned “${title}” on SideQuest`,
  };
}

/** Descriptions address the person; rephrases them for other readers. */
function rephraseForOthers(description: string): string {
  const [first = "", ...rest] = description.replace(/^You /u, "").replaceAll(/\byour\b/gu, "their");
  return first.toUpperCase() + rest.join("");
}
