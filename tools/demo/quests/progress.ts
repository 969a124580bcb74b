import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { ACHIEVEMENTS, achievementFacts, earnedBy } from "#domain/progress/achievements.ts";
import {
  type CategoryTotals,
  type Completion,
  type CompletionFacts,
  completionOf,
  NO_TOTALS,
  type QuestTotals,
} from "#domain/progress/completion.ts";
import type { SchedulePeriod } from "#domain/progress/streak.ts";
import { type CountedDay, countOn, skippedDates } from "#domain/progress/streak-day.ts";
import { streakNow } from "#domain/progress/streak-now.ts";
import { shareAward } from "#domain/sharing/share-award.ts";
import { shareDayStart } from "#domain/sharing/share-day.ts";
import { achievementSubject } from "#domain/sharing/share-subject.ts";
import { type CountedPlatform, payForShare } from "#domain/sharing/sharing.ts";
import { payoutOf } from "#domain/xp/claim.ts";
import { CAP_WINDOW_MS, type CappedXp, xpLeft } from "#domain/xp/quest-pay.ts";
import { type Award, entryOf, QUEST_SOURCE, settledAt } from "#server/features/xp/awards.service.ts";
import { demoId } from "../demo-ids.ts";
import type { Rows } from "../rows.ts";

const STREAK_TARGETS = ACHIEVEMENTS.filter(({ fact }) => fact === "streakDays").map(({ target }) => target);
/** How many recent days a new completion is compared with; older ones never matter. */
const NEAR_DAYS = 6;

/** The facts of a completion that `Progress` does not hold itself. */
type DemoCompletion = Pick<CompletionFacts, "quest" | "notes" | "restOfWeek">;

interface Owner {
  readonly userId: string;
  readonly zone: string;
  readonly schedule: SchedulePeriod;
}

/** A person's XP, totals, streak and achievements after each action, computed by the product's own rules. */
export class Progress {
  readonly #owner: Owner;
  readonly #rows: Rows;
  readonly #days = new Map<CalendarDay, CountedDay>();
  readonly #categories = new Map<string, CategoryTotals>();
  readonly #earned = new Set<string>();
  #totals: QuestTotals = NO_TOTALS;
  #capped: { at: Date; cap: keyof CappedXp; amount: number }[] = [];
  #shares: { at: Date; isPaid: boolean }[] = [];
  #awards = 0;
  #streakAtMost = 0;
  #longestStreak = 0;
  totalXp = 0;

  constructor(owner: Owner, rows: Rows) {
    this.#owner = owner;
    this.#rows = rows;
  }

  /** Returns the change and the achievements earned. */
  complete(facts: DemoCompletion, now: Date): { completion: Completion; earned: string[] } {
    const { zone } = this.#owner;
    const counted = countOn(now, zone, [...this.#days.values()].slice(-NEAR_DAYS));
    const completion = completionOf({
      ...facts,
      completedAt: now,
      counted,
      zone,
      xpLeft: this.#xpLeft(now),
    });
    const { award, category, totals, categoryTotals } = completion;
    this.#pay({ sourceType: QUEST_SOURCE, userId: this.#owner.userId, ...award }, now);
    if (award.cap) this.#capped.push({ at: now, cap: award.cap, amount: award.amount });
    this.#totals = added(this.#totals, totals);
    const known = this.#categories.get(category);
    this.#categories.set(category, known ? added(known, categoryTotals) : categoryTotals);
    this.#count(counted, now);
    return { completion, earned: this.#grant(now) };
  }

  /** XP that capped quests may still pay. */
  #xpLeft(now: Date): CappedXp {
    this.#capped = this.#capped.filter(({ at }) => at.getTime() > now.getTime() - CAP_WINDOW_MS);
    const paid = { own: 0, mentor: 0 };
    for (const { cap, amount } of this.#capped) paid[cap] += amount;
    return xpLeft(paid);
  }

  /** A day adds at most one, so the streak is recomputed only if it could reach an unearned achievement. */
  #count(counted: CountedDay, now: Date): void {
    const isNew = !this.#days.has(counted.day);
    this.#days.set(counted.day, counted);
    if (!isNew) return;
    this.#streakAtMost++;
    const next = STREAK_TARGETS.find((target) => target > this.#longestStreak) ?? Number.POSITIVE_INFINITY;
    if (this.#streakAtMost < next) return;
    this.#streakAtMost = this.streakAt(now);
    this.#longestStreak = Math.max(this.#longestStreak, this.#streakAtMost);
  }

  share(achievementId: string, platform: CountedPlatform, now: Date): void {
    const { userId, zone } = this.#owner;
    const subject = achievementSubject(achievementId);
    const since = shareDayStart(zone, null, now);
    const paidToday = this.#shares.filter(({ at, isPaid }) => isPaid && at >= since).length;
    // Each achievement is earned once and shared at most once, right then.
    const { amount } = payForShare({ isCounted: false, isReachedHere: true, paidToday });
    const isPaid = amount > 0;
    const title = ACHIEVEMENTS.find(({ id }) => id === achievementId)?.title ?? achievementId;
    if (isPaid) this.#pay(shareAward(userId, { subject, title, platform }), now);
    this.#shares.push({ at: now, isPaid });
    this.#rows.add("shares", { user_id: userId, subject, platform, shared_at: now, is_paid: isPaid });
    this.#grant(now);
  }

  streakAt(now: Date): number {
    const days = [...this.#days.values()];
    const history = {
      activeDays: days.map(({ day }) => day),
      repairedDays: [],
      skippedDays: days.flatMap(({ day, skipped }) => skippedDates(day, skipped)),
      schedule: [this.#owner.schedule],
    };
    const zones = { zone: this.#owner.zone, previousZone: null, changedAt: null };
    return streakNow(history, days.at(-1), zones, now).streak.days;
  }

  /** Adds the rows of the summary tables at the end of the simulation. */
  finish(): void {
    const { userId: user_id } = this.#owner;
    const { completed, rewardSum, earlyFinishes, revenueReports, fullWeeks } = this.#totals;
    if (completed > 0)
      this.#rows.add("quest_totals", {
        user_id,
        completed,
        reward_sum: rewardSum,
        early_finishes: earlyFinishes,
        revenue_reports: revenueReports,
        full_weeks: fullWeeks,
      });
    for (const [category, total] of this.#categories)
      this.#rows.add("category_totals", {
        user_id,
        category,
        completed: total.completed,
        xp: total.xp,
        estimated_hours: total.estimatedHours,
        spent_seconds: total.spentSeconds,
      });
    for (const { day, lastAt, zone, skipped } of this.#days.values())
      this.#rows.add("active_days", { user_id, day, last_at: lastAt, time_zone: zone, skipped });
  }

  /** Claimed at the same moment, as the page does. */
  #pay(award: Award, now: Date): void {
    const settled = settledAt(now, payoutOf(this.totalXp, award.amount));
    this.totalXp = settled.total_after;
    const id = demoId(this.#owner.userId, "award", ++this.#awards);
    this.#rows.add("xp_ledger", { ...entryOf(award, now), id, ...settled, claimed_at: now });
  }

  #grant(now: Date): string[] {
    const facts = achievementFacts({
      totals: this.#totals,
      categories: this.#categories.size,
      totalXp: this.totalXp,
      streakDays: this.#longestStreak,
      shares: this.#shares.length,
    });
    const fresh = earnedBy(facts).filter((id) => !this.#earned.has(id));
    for (const id of fresh) {
      this.#earned.add(id);
      const row = { user_id: this.#owner.userId, achievement_id: id, earned_at: now };
      this.#rows.add("earned_achievements", row);
    }
    return fresh;
  }
}

function added<T extends object>(sum: T, more: T): T {
  const entries = Object.entries(more).map(([name, value]) => [name, sum[name as keyof T] + value]);
  return Object.fromEntries(entries) as T;
}
