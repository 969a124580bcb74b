import { MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";

export const XP_REWARDS = [25, 50, 75, 100] as const;
export const DIFFICULTIES = ["Beginner", "Intermediate", "Advanced"] as const;
export const HOURS_CHOICES = [1, 2, 4, 8, 16] as const;
/** Hours of generated quests; the form offers whole hours only. */
export const GENERATED_HOURS = [0.5, ...HOURS_CHOICES] as const;
/** The very first quest of a person is done in ten minutes. */
export const FIRST_WIN_HOURS = 1 / 6;

/** The hours of a quest in steps that everybody knows; what takes less than half an hour says its minutes beside. */
export function plannedHours(hours: number): number {
  return Math.max(GENERATED_HOURS[0], hours);
}
export const FORM_CATEGORIES = ["Marketing", "Product", "Development", "Business", "Other"] as const;

export type XpReward = (typeof XP_REWARDS)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];

export const TITLE_MAX_LENGTH = 200;
export const QUEST_DESCRIPTION_MAX_LENGTH = 4_000;
export const DUE_TIME = "23:59";

/** The origin decides who may change the reward. */
export const QUEST_ORIGINS = ["own", "generated", "mentor"] as const;
export type QuestOrigin = (typeof QUEST_ORIGINS)[number];

/** Defaults of a quest suggested by the mentor; it is due tomorrow at `DUE_TIME`. */
export const MENTOR_QUEST = {
  estimatedHours: 1,
  reason: "Because you talked about it with the mentor.",
} as const;

/** Defaults of a new quest created by the user; it is due tomorrow at `DUE_TIME`. */
export const NEW_QUEST = {
  xpReward: 25,
  category: "Marketing",
  difficulty: "Beginner",
  estimatedHours: 1,
} as const;

export const MAX_ACTIVE_GENERATED = 30;
export const MAX_ACTIVE_OWN = 200;
/** Over a rolling 24 hours. */
export const MAX_GENERATIONS_IN_24_HOURS = 10;

/** How many more generated quests may be active. */
export function generatedRoom(active: readonly { readonly origin: QuestOrigin }[]): number {
  return MAX_ACTIVE_GENERATED - active.filter(({ origin }) => origin === "generated").length;
}

const REWARD_BY_DIFFICULTY: Record<Difficulty, XpReward> = { Beginner: 25, Intermediate: 50, Advanced: 75 };
const LONG_QUEST_HOURS = 8;

export function rewardForGenerated(difficulty: Difficulty, estimatedHours: number): XpReward {
  return estimatedHours >= LONG_QUEST_HOURS ? 100 : REWARD_BY_DIFFICULTY[difficulty];
}

/** Normalised title; titles with the same key count as duplicates. */
export function titleKey(title: string): string {
  return title.normalize("NFKC").trim().replace(/\s+/gu, " ").toLocaleLowerCase("en");
}

/** The title, with a number added if an active quest has it, since duplicates are hidden. */
export function uniqueTitle(title: string, activeTitles: readonly string[]): string {
  const taken = new Set(activeTitles.map(titleKey));
  if (!taken.has(titleKey(title))) return title;
  for (let number = 2; ; number++) {
    const numbered = `${title} (${number})`;
    if (!taken.has(titleKey(numbered))) return numbered;
  }
}

/** True if the stored title is the typed one, possibly with the number added by `uniqueTitle`. */
export function isTitleOf(stored: string, typed: string): boolean {
  return stored === typed || (stored.startsWith(typed) && /^ \(\d+\)$/u.test(stored.slice(typed.length)));
}

interface QuestState {
  readonly isCompleted: boolean;
  readonly startedAt: Date | null;
  readonly origin: QuestOrigin;
}

interface QuestChange {
  readonly isCompleted?: boolean | undefined;
  readonly inProgress?: boolean | undefined;
  readonly isCounting?: boolean | undefined;
  readonly xpReward?: number | undefined;
  /** True if anything except the notes changes. */
  readonly touchesMoreThanNotes: boolean;
}

type ChangeVerdict =
  | "allowed"
  | "already_completed"
  | "no_way_back"
  | "completed_is_closed"
  | "not_started"
  | "reward_is_locked";

/** Why a reward is locked: it can be changed only on the user's own quests, before they are started. */
export function rewardLockOf(
  quest: Pick<QuestState, "origin"> & { readonly startedAt: Date | string | null },
) {
  if (quest.origin !== "own") return "not_own";
  return quest.startedAt ? "started" : null;
}

/** Changes are one-way: a started quest stays started, and a completed one accepts notes only. */
export function judgeChange(quest: QuestState, change: QuestChange): ChangeVerdict {
  if (quest.isCompleted) {
    if (change.isCompleted === true) return "already_completed";
    if (change.isCompleted === false) return "no_way_back";
    return change.touchesMoreThanNotes ? "completed_is_closed" : "allowed";
  }
  if (change.inProgress === false && quest.startedAt) return "no_way_back";
  if (change.isCounting && !change.inProgress && !quest.startedAt) return "not_started";
  return change.xpReward !== undefined && rewardLockOf(quest) ? "reward_is_locked" : "allowed";
}

const STARTED_AT_TRUST_MS = 5 * MS_PER_MINUTE;
const COMPLETED_AT_TRUST_MS = 48 * MS_PER_HOUR;

/** The browser's start time is used if it is within five minutes of the server's. */
export function trustStartedAt(claimed: Date | undefined, now: Date): Date {
  const isClose = claimed && Math.abs(now.getTime() - claimed.getTime()) <= STARTED_AT_TRUST_MS;
  return isClose ? claimed : now;
}

/**
 * The start of a quest that was started and completed without connection, sent with its completion: used if at most
 * 48 hours old, not after the completion and not before the quest was given, so that the completion can count on its
 * own day. A quest of the person's own may have been made without connection as well.
 */
export function trustStartOfCompleted(
  claimed: Date | undefined,
  completedAt: Date | undefined,
  quest: { readonly origin: QuestOrigin; readonly createdAt: Date },
  now: Date,
): Date {
  const isKnown = claimed && (quest.origin === "own" || claimed >= quest.createdAt);
  const isQueued = isKnown && completedAt && claimed <= completedAt && completedAt <= now;
  if (!isQueued || now.getTime() - claimed.getTime() > COMPLETED_AT_TRUST_MS)
    return trustStartedAt(claimed, now);
  return claimed;
}

/** The browser's completion time is used if at most 48 hours old, not in the future and after the start. */
export function trustCompletedAt(claimed: Date | undefined, startedAt: Date | null, now: Date): Date {
  if (!claimed || claimed > now || (startedAt && claimed < startedAt)) return now;
  return now.getTime() - claimed.getTime() <= COMPLETED_AT_TRUST_MS ? claimed : now;
}

/** A device's clock may be off by this much. */
const CLOCK_OFF_MS = 15 * MS_PER_MINUTE;

interface CompletionSent {
  readonly at: Date | undefined;
  readonly notes: string | null | undefined;
}

/** The same notes at about the same time: sent again after a lost answer, not by another device. */
export function isSameCompletion(
  stored: { readonly at: Date; readonly notes: string | null },
  sent: CompletionSent,
): boolean {
  const isNear = sent.at === undefined || Math.abs(sent.at.getTime() - stored.at.getTime()) <= CLOCK_OFF_MS;
  return isNear && (sent.notes ?? null) === stored.notes;
}

/** When a completion counts: the server's time, or when it was made if it waited in the offline queue. */
export function countingTime(completedAt: Date, startedAt: Date | null, now: Date): Date {
  const wasQueued = startedAt !== null && completedAt > startedAt;
  return wasQueued ? completedAt : now;
}
