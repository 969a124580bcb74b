import type { MailType } from "#domain/email/mail-rules.ts";
import type { MailText } from "#domain/email/mail-text.ts";

export interface MailWords {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  /** The words beside the trail above the heading. */
  readonly band: string;
  /** How many of its stones are walked. */
  readonly walked: number;
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly list?: readonly string[];
  readonly button: string;
  /** Where the button leads; the app's first page if absent. */
  readonly path?: "/app" | "/review";
  /** Explains why this person gets the mail. */
  readonly because: string;
}

/** The texts always name all onboarding questions: answers given so far are known only to the browser. */
export const MAIL_WORDS: Record<MailType, MailWords> = {
  onboarding_incomplete_1h: {
    subject: "Your first quests are eight questions away",
    preheader: "Small quests that fit your week, made from what you answer.",
    band: "Your trail begins here",
    walked: 0,
    paragraphs: [
      "You opened a SideQuest account, and your first week is nearly ready.",
      "Eight short questions about you and your idea, and you get small quests that fit your week. What you answered already is kept in the browser where you began.",
    ],
    button: "Answer the eight questions",
    because: "you opened an account and your first quests wait for a few answers",
  },
  onboarding_incomplete_7d: {
    subject: "Still up for your side quest?",
    preheader: "Your place is kept. This is the last mail about it.",
    band: "Your trail is still here",
    walked: 0,
    paragraphs: [
      "A while ago you opened a SideQuest account. Your place is still kept.",
      "Eight short questions, and your first small quests are there. If now is not the time, that is fine too: this is the last mail about it.",
    ],
    button: "Pick up where you left off",
    because: "you opened an account and your first quests still wait for a few answers",
  },
  inactive_7d: {
    subject: "Your quests kept your place",
    preheader: "Your level, your XP and your quests are as you left them.",
    band: "Your trail, where you left it",
    walked: 3,
    paragraphs: [
      "You have not been here for a week or more. Your level, your XP and your quests are as you left them.",
      "A small quest is a good way back: choose one that takes less than an hour.",
    ],
    button: "Choose a small quest",
    because: "you have an account and were not here for seven days",
  },
};

/** The text that the program brings, in the form in which operators change it. */
export function defaultText(type: MailType): MailText {
  const { subject, preheader, paragraphs, button } = MAIL_WORDS[type];
  return { subject, preheader, body: ["Hi {{name}},", ...paragraphs].join("\n\n"), button };
}
