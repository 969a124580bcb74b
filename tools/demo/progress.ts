import type { Insertable } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { ACHIEVEMENTS, type AchievementFacts, earnedBy } from "#domain/progress/achievements.ts";
import { computeStreak, type SchedulePeriod } from "#domain/progress/streak.ts";
import { type CountedPlatform, SHARE_XP } from "#domain/sharing/sharing.ts";
import { CAP_WINDOW_MS, type CappedXp, xpLeft } from "#domain/xp/quest-pay.ts";
import { levelForXp } from "#domain/xp/xp.ts";
import { achievementSubject } from "#server/features/progress/share-counts.service.ts";
import { shareAward } from "#server/features/sharing/share-award.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";
import { demoId } from "./demo-ids.ts";
import type { Rows } from "./rows.ts";

interface Award {
  readonly sourceType: string;
  readonly sourceId: string;
  readonly label: string;
  readonly nominal: number;
  readonly amount: number;
  readonly reason: string | null;
  readonly cap: keyof CappedXp | null;
}

/** What a finished quest adds, as recordCompletion is told it. */
export interface DemoCompletion extends Award {
  readonly category: string;
  readonly day: CalendarDay;
  readonly estimatedHours: number;
  readonly spentSeconds: number;
  readonly isEarly: boolean;
  readonly isRevenue: boolean;
  readonly isFullWeek: boolean;
}

const STREAK_TARGETS = ACHIEVEMENTS.filter(({ fact }) => fact === "streakDays").map(({ target }) => target);

/** A person's XP, totals, streak and achievements, grown deed by deed by the product's own rules. */
export class Progress {
  readonly #userId: string;
  readonly #schedule: readonly SchedulePeriod[];
  readonly #rows: Rows;
  readonly #days = new Set<CalendarDay>();
  readonly #categories = new Map<string, Insertable<Schema["category_totals"]>>();
  readonly #earned = new Set<string>();
  readonly #totals = { completed: 0, reward_sum: 0, early_finishes: 0, revenue_reports: 0, full_weeks: 0 };
  #capped: { at: Date; cap: keyof CappedXp; amount: number }[] = [];
  #shares = 0;
  #awards = 0;
  #streakAtMost = 0;
  #longestStreak = 0;
  totalXp = 0;

  constructor(userId: string, schedule: SchedulePeriod, rows: Rows) {
    this.#userId = userId;
    this.#schedule = [schedule];
    this.#rows = rows;
  }

  /** What quests with a cap may still pay. */
  xpLeft(now: Date): CappedXp {
    this.#capped = this.#capped.filter(({ at }) => at.getTime() > now.getTime() - CAP_WINDOW_MS);
    const paid = { own: 0, mentor: 0 };
    for (const { cap, amount } of this.#capped) paid[cap] += amount;
    return xpLeft(paid);
  }

  /** Answers the achievements that it earned. */
  complete(done: DemoCompletion, now: Date): string[] {
    this.#pay(done, now);
    if (done.cap) this.#capped.push({ at: now, cap: done.cap, amount: done.amount });
    this.#totals.completed++;
    this.#totals.reward_sum += done.nominal;
    this.#totals.early_finishes += Number(done.isEarly);
    this.#totals.revenue_reports += Number(done.isRevenue);
    this.#totals.full_weeks += Number(done.isFullWeek);
    this.#addToCategory(done);
    if (!this.#days.has(done.day)) this.#addDay(done.day);
    return this.#grant(now);
  }

  /** A day adds one at most: the streak is replayed only where it could reach what is not earned yet. */
  #addDay(day: CalendarDay): void {
    this.#days.add(day);
    this.#streakAtMost++;
    const next = STREAK_TARGETS.find((target) => target > this.#longestStreak) ?? Number.POSITIVE_INFINITY;
    if (this.#streakAtMost < next) return;
    this.#streakAtMost = this.streakOn(day);
    this.#longestStreak = Math.max(this.#longestStreak, this.#streakAtMost);
  }

  #addToCategory({ category, amount, estimatedHours, spentSeconds }: DemoCompletion): void {
    const known = this.#categories.get(category);
    this.#categories.set(category, {
      user_id: this.#userId,
      category,
      completed: (known?.completed ?? 0) + 1,
      xp: (known?.xp ?? 0) + amount,
      estimated_hours: (known?.estimated_hours ?? 0) + estimatedHours,
      spent_seconds: (known?.spent_seconds ?? 0) + spentSeconds,
    });
  }

  share(achievementId: string, platform: CountedPlatform, now: Date): void {
    const subject = achievementSubject(achievementId);
    const title = ACHIEVEMENTS.find(({ id }) => id === achievementId)?.title ?? achievementId;
    this.#pay(shareAward(this.#userId, { subject, title, platform }), now);
    this.#shares++;
    const share = { user_id: this.#userId, subject, platform, shared_at: now, is_paid: SHARE_XP > 0 };
    this.#rows.add("shares", share);
    this.#grant(now);
  }

  streakOn(day: CalendarDay): number {
    const bridged = { repairedDays: [], skippedDays: [] };
    return computeStreak({ activeDays: [...this.#days], ...bridged, schedule: this.#schedule }, day).days;
  }

  /** What stands in tables of its own once the life is told. */
  finish(): void {
    const user_id = this.#userId;
    if (this.#totals.completed > 0) this.#rows.add("quest_totals", { user_id, ...this.#totals });
    for (const total of this.#categories.values()) this.#rows.add("category_totals", total);
    for (const day of this.#days) this.#rows.add("active_days", { user_id, day });
  }

  #pay({ sourceType, sourceId, label, nominal, amount, reason, cap }: Award, now: Date): void {
    const before = this.totalXp;
    this.totalXp += amount;
    this.#rows.add("xp_ledger", {
      id: demoId(this.#userId, "award", ++this.#awards),
      user_id: this.#userId,
      source_type: sourceType,
      source_id: sourceId,
      label,
      nominal,
      amount,
      reason,
      is_own: cap === "own",
      is_suggested: cap === "mentor",
      created_at: now,
      settled_at: now,
      claimed_at: now,
      level_before: levelForXp(before),
      total_after: this.totalXp,
    });
  }

  #grant(now: Date): string[] {
    const fresh = earnedBy(this.#facts()).filter((id) => !this.#earned.has(id));
    for (const id of fresh) {
      this.#earned.add(id);
      this.#rows.add("earned_achievements", { user_id: this.#userId, achievement_id: id, earned_at: now });
    }
    return fresh;
  }

  #facts(): AchievementFacts {
    const { completed, early_finishes, revenue_reports, full_weeks } = this.#totals;
    return {
      completed,
      streakDays: this.#longestStreak,
      level: levelForXp(this.totalXp),
      shares: this.#shares,
      categories: this.#categories.size,
      fullWeeks: full_weeks,
      revenueReports: revenue_reports,
      earlyFinishes: early_finishes,
    };
  }
}
