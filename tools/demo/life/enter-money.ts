import type { CompletionNotes } from "#contracts/quests.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { monthOf } from "#domain/money/months.ts";
import { isRevenue } from "#domain/quests/revenue.ts";
import { demoId } from "../demo-ids.ts";
import type { DemoQuest } from "../quests/demo-quest.ts";
import type { Rows } from "../rows.ts";

const CENTS = 100;
/** Of what came in. */
const COSTS = 0.3;
const GOAL = 250 * CENTS;

interface Finished {
  readonly quest: DemoQuest;
  readonly userId: string;
  readonly notes: CompletionNotes | null;
  readonly day: CalendarDay;
  readonly now: Date;
}

/** Enters revenue that was noted with a quest, and what it cost; with the first, a goal for the month. */
export function enterMoney(rows: Rows, { quest, userId, notes, day, now }: Finished): void {
  const metric = notes?.metric;
  if (!metric || !isRevenue(metric)) return;
  const amount = Math.round(metric.value * CENTS);
  const shared = {
    user_id: userId,
    currency: "usd",
    quest_id: quest.row.id,
    day,
    created_at: now,
    deleted_at: null,
  } as const;
  const income = { kind: "income", amount, what: quest.row.title.slice(0, 120) } as const;
  rows.add("money_entries", { id: demoId(quest.row.id, "income"), ...shared, ...income });
  const expense = {
    kind: "expense",
    amount: Math.round(amount * COSTS),
    what: "Material and postage",
  } as const;
  rows.add("money_entries", { id: demoId(quest.row.id, "expense"), ...shared, ...expense });
  if (rows.of("money_goals").some(({ user_id }) => user_id === userId)) return;
  rows.add("money_goals", {
    user_id: userId,
    currency: "usd",
    from_month: monthOf(day),
    amount: GOAL,
    set_at: now,
  });
}
