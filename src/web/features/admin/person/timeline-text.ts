import type { TimelineEntry } from "#contracts/admin/person.ts";
import type { TimelineKind } from "#domain/admin/timeline.ts";
import { mailLabel } from "#domain/email/mail-rules.ts";
import { formatMoney } from "#domain/general/money.ts";
import { actAbout } from "../audit-text.ts";

type Told = Pick<TimelineEntry, "amount" | "detail" | "byName">;

const WORDS: Record<TimelineKind, (entry: Told) => string> = {
  joined: () => "Opened the account",
  onboarded: () => "Finished onboarding",
  quest_completed: ({ amount }) => (amount ? `Completed a quest, +${amount} XP` : "Completed a quest"),
  mentor_asked: ({ amount }) =>
    `Talked with the mentor, ${amount === 1 ? "1 message" : `${amount} messages`}`,
  review_closed: () => "Closed a weekly review",
  achievement: () => "Earned an achievement",
  signed_in: ({ detail }) => `Signed in on ${detail ?? "an unknown device"}`,
  paid: (entry) => `Paid ${money(entry)}`,
  payment_failed: (entry) => `A payment of ${money(entry)} failed`,
  mail: ({ detail }) => `Was sent a mail: ${mailLabel(detail ?? "")}`,
  feedback: ({ detail }) => `Sent feedback: ${FEEDBACK[detail ?? ""] ?? "other"}`,
  operator: ({ byName, detail }) => `${byName ?? "Somebody"} ${operatorAct(detail ?? "")}`,
};

const FEEDBACK: Record<string, string> = {
  bug: "a bug",
  feature: "a wish",
  ui: "about the design",
  ai: "about the AI",
};

const DAY = { weekday: "long", day: "numeric", month: "short" } as const;

/** A day as a heading: the year only where it is not this one. */
export function dayText(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return "Today";
  const isThisYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString("en", isThisYear ? DAY : { ...DAY, year: "numeric" });
}

/** What happened, as a short sentence without the person's own words. */
export function timelineText(entry: TimelineEntry): string {
  return WORDS[entry.kind](entry);
}

function money({ amount, detail }: Told): string {
  return formatMoney({ amount: amount ?? 0, currency: detail ?? "usd" });
}

/** The act, and what was set where it set something: "role_set admin". */
function operatorAct(detail: string): string {
  const [act = "", to] = detail.split(" ");
  return actAbout(act, to === undefined ? null : { to: to === "true" || (to === "false" ? false : to) });
}
