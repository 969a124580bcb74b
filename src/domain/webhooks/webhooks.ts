import type { CalendarDay } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";
import type { MoneyKind } from "../money/money-sums.ts";

export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX = 2_000;
/** Marks a string as the secret by which a receiver checks signatures. */
export const WEBHOOK_SECRET_PREFIX = "sidequest_hook_";
/** How many of the latest deliveries a person sees, by address. */
export const DELIVERIES_SHOWN = 20;
export const DELIVERIES_KEPT_MS = 30 * MS_PER_DAY;
/** More than these do not wait at one address: what happens meanwhile is not told there. */
export const DELIVERIES_WAITING_MAX = 200;
/** An address at which nothing arrived for so long is paused. */
export const FAILING_PAUSE_MS = 3 * MS_PER_DAY;
/** Over an hour of trying one delivery: a short outage after a quiet time pauses nothing. */
const PAUSE_ATTEMPTS_MIN = 5;

export const WEBHOOK_EVENTS = [
  "quest.completed",
  "level.reached",
  "achievement.unlocked",
  "money.added",
  "week.reviewed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when the person asks for it, whatever else the address is told. */
export const TEST_EVENT = "test";
export type DeliveredEvent = WebhookEvent | typeof TEST_EVENT;

/** Facts of the event itself: nothing about others, no notes. */
export interface WebhookFacts {
  "quest.completed": { questId: string; title: string; xp: number; day: CalendarDay };
  "level.reached": { level: number; totalXp: number };
  "achievement.unlocked": { achievementId: string; title: string };
  "money.added": {
    entryId: string;
    kind: MoneyKind;
    /** In the currency's smallest unit. */
    amount: number;
    currency: string;
    what: string;
    day: CalendarDay;
    questId: string | null;
  };
  "week.reviewed": { week: CalendarDay; quests: number; trackedSec: number; streakDays: number };
}

export type WebhookNews = {
  [Event in WebhookEvent]: { readonly event: Event; readonly data: WebhookFacts[Event] };
}[WebhookEvent];

/** What the event is about: it is told once for each, however often the write is repeated. */
export function subjectOf(news: WebhookNews): string {
  switch (news.event) {
    case "quest.completed":
      return news.data.questId;
    case "level.reached":
      return String(news.data.level);
    case "achievement.unlocked":
      return news.data.achievementId;
    case "money.added":
      return news.data.entryId;
    case "week.reviewed":
      return news.data.week;
  }
}

/** Whether an address that has failed since then, now with a delivery's so many-th attempt, is paused. */
export function isGivenUp(failingSince: Date, attempts: number, now: Date): boolean {
  return attempts >= PAUSE_ATTEMPTS_MIN && now.getTime() - failingSince.getTime() >= FAILING_PAUSE_MS;
}

const NAME_END_LENGTH = 8;

/** What an address is called where no room is for all of it: its host, and the end of it if others share the host. */
export function webhookName(url: string, all: readonly string[]): string {
  const [host, rest] = partsOf(url);
  if (all.filter((other) => partsOf(other)[0] === host).length < 2) return host;
  return rest.length > NAME_END_LENGTH ? `${host}…${rest.slice(-NAME_END_LENGTH)}` : host + rest;
}

/** Host and what follows it, of a whole address. */
function partsOf(url: string): [host: string, rest: string] {
  const [, host = url, rest = ""] = /^https?:\/\/([^/?#]+)([^#]*)/u.exec(url) ?? [];
  return [host, rest];
}
