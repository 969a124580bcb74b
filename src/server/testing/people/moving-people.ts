import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { ExportView } from "#contracts/export/export.ts";
import { IMPORT_PARTS, type ImportPart } from "#contracts/export/import-parts.ts";
import { addDays, calendarDay, weekdayIndex } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { titleKey } from "#domain/quests/quest.ts";
import type { Db } from "#server/platform/db/handles.ts";

/** What somebody did before they moved; numbers stand for things that are made from them. */
export const lifeArbitrary = fc.record({
  quests: fc.array(
    fc.record({
      state: fc.constantFrom("open", "started", "done", "removed", "done and removed"),
      origin: fc.constantFrom("own", "generated", "mentor"),
      reward: fc.constantFrom(25, 50, 75, 100),
      minute: fc.nat(400_000),
      notes: fc.option(fc.string({ unit: "grapheme", maxLength: 40 }), { nil: null }),
      ticks: fc.nat(3),
    }),
    { maxLength: 40 },
  ),
  money: fc.array(
    fc.record({
      kind: fc.constantFrom("income", "expense"),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      currency: fc.constantFrom("usd", "eur"),
      minute: fc.nat(400_000),
      quest: fc.nat(60),
    }),
    { maxLength: 30 },
  ),
  facts: fc.array(
    fc.record({
      key: fc.constantFrom("price", "offer", "firstSale"),
      isYes: fc.boolean(),
      quest: fc.nat(60),
    }),
    { maxLength: 20 },
  ),
  talks: fc.array(fc.record({ attempts: fc.integer({ min: 0, max: 3 }), quest: fc.nat(60) }), {
    maxLength: 12,
  }),
  weeks: fc.nat(8),
  medals: fc.subarray(["quests-1", "quests-10", "streak-3", "level-5", "explorer"]),
});
export type Life = typeof lifeArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const BEGAN = new Date("2026-01-05T08:00:00Z");
const at = (minute: number) => new Date(BEGAN.getTime() + minute * MS_PER_MINUTE);
const dayOf = (minute: number) => calendarDay(at(minute).toISOString().slice(0, 10));

function questRow(user_id: string, quest: Life["quests"][number], index: number) {
  const done = quest.state.startsWith("done") ? at(quest.minute + 90) : null;
  const isStarted = quest.state === "started" || done !== null;
  const title = `Quest ${index} ${"é".repeat(index % 3)}`.trim();
  return {
    id: randomUUID(),
    user_id,
    title,
    title_key: titleKey(title),
    description: "Why.\n1. One\n2. Two\n3. Three",
    xp_reward: quest.reward,
    xp_paid: done && quest.reward,
    category: ["Sales", "Product", "Other"][index % 3] ?? "Other",
    difficulty: "Beginner" as const,
    estimated_hours: 0.5,
    origin: quest.origin,
    template_id: quest.origin === "generated" ? `template-${index}` : null,
    reason: quest.origin === "own" ? null : "Because.",
    due_at: at(quest.minute + 600),
    created_at: at(quest.minute),
    started_at: isStarted ? at(quest.minute + 10) : null,
    completed_at: done,
    completed_day: done && dayOf(quest.minute + 90),
    completion_notes: done && quest.notes,
    deleted_at: quest.state.endsWith("removed") ? at(quest.minute + 100) : null,
    steps_done: Array.from({ length: quest.ticks }, (_, step) => step + 1),
    worked_sec: quest.ticks * 60,
    counting_since: quest.state === "started" ? at(quest.minute + 20) : null,
  };
}

/** Writes that life into the tables, as the product would have. */
export async function live(db: Db, user_id: string, life: Life): Promise<void> {
  const quests = life.quests.map((quest, index) => questRow(user_id, quest, index));
  const questAt = (index: number) => quests[index]?.id ?? null;
  const done = quests.filter(({ completed_at }) => completed_at !== null);
  const awards = done.map(({ id, title, xp_reward, completed_at }) => ({
    id: randomUUID(),
    user_id,
    source_type: "quest",
    source_id: id,
    label: title,
    nominal: xp_reward,
    amount: xp_reward,
    created_at: completed_at ?? BEGAN,
    settled_at: completed_at,
    claimed_at: completed_at,
  }));
  const monday = addDays(dayOf(0), -weekdayIndex(dayOf(0)));
  await insertAll(db, "quests", quests);
  await insertAll(db, "xp_ledger", awards);
  await insertAll(
    db,
    "money_entries",
    life.money.map(({ kind, amount, currency, minute, quest }, index) => ({
      id: randomUUID(),
      user_id,
      kind,
      amount,
      currency,
      what: `Sale ${index}`,
      quest_id: questAt(quest),
      day: dayOf(minute),
      created_at: at(minute),
      deleted_at: index % 5 === 4 ? at(minute + 5) : null,
    })),
  );
  await insertAll(
    db,
    "business_facts",
    life.facts.map(({ key, isYes, quest }, index) => ({
      user_id,
      key,
      value: isYes ? "yes" : "no",
      source: "quest",
      quest_id: questAt(quest),
      learned_at: at(index),
    })),
  );
  await talk(db, user_id, life, questAt);
  await insertAll(
    db,
    "reviews",
    Array.from({ length: life.weeks }, (_, week) => ({
      user_id,
      week: addDays(monday, week * 7),
      wins: JSON.stringify([{ text: `Win ${week}`, about: "" }]),
      number: JSON.stringify({ kind: "quests", currency: null, values: [1, 2, week] }),
      quests: week,
      tracked_sec: week * 60,
      streak_days: week,
      hard: null,
      hard_text: "",
      plan: JSON.stringify([30, 0, 0, 0, 0, 0, 0]),
      closed_at: at(week),
    })),
  );
  await insertAll(
    db,
    "earned_achievements",
    life.medals.map((id, index) => ({ user_id, achievement_id: id, earned_at: at(index) })),
  );
  const xp = awards.reduce((sum, { amount }) => sum + amount, 0);
  await db.updateTable("users").set({ total_xp: xp }).where("id", "=", user_id).execute();
}

async function talk(
  db: Db,
  user_id: string,
  life: Life,
  questAt: (index: number) => string | null,
): Promise<void> {
  const talks = life.talks.map((talk, index) => ({ ...talk, id: randomUUID(), index }));
  const answers = talks.flatMap(({ id, attempts, index }) =>
    Array.from({ length: attempts }, (_, attempt) => ({
      id: randomUUID(),
      user_id,
      sender: "ai" as const,
      text: `Answer ${index} ${attempt}`,
      created_at: at(index + 1),
      reply_to: id,
      attempt: attempt + 1,
      model: null,
      basis: JSON.stringify({ cards: ["pricing"], profile: [], quests: [] }),
    })),
  );
  await insertAll(
    db,
    "mentor_messages",
    talks.map(({ id, index }) => ({
      id,
      user_id,
      sender: "user" as const,
      text: `Ask ${index}`,
      created_at: at(index),
    })),
  );
  await insertAll(db, "mentor_messages", answers);
  await insertAll(
    db,
    "quest_suggestions",
    answers.map(({ id, text }, index) => ({
      id: randomUUID(),
      user_id,
      message_id: id,
      title: `Do ${text}`,
      description: "",
      category: "Sales",
      difficulty: "Beginner" as const,
      xp_reward: 25,
      created_at: at(index),
      quest_id: questAt(life.talks[index % life.talks.length]?.quest ?? 0),
    })),
  );
}

type Table = Parameters<Db["insertInto"]>[0];

async function insertAll(db: Db, table: Table, rows: readonly object[]): Promise<void> {
  // The rows are literals of this file, right below their table's name.
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
}

/** The parts that move, without ids and marks: what refers to a row names it instead. Order does not matter. */
export function withoutIds(file: ExportView): Record<ImportPart, string[]> {
  const names = new Map([
    ...file.quests.map(({ id, title }) => [id, `quest ${title}`] as const),
    ...file.conversation.map(({ id, text }) => [id, `message ${text}`] as const),
  ]);
  const plain = (row: object) =>
    JSON.stringify(row, (key, value: unknown) => {
      if (key === "importedAt") return undefined;
      if (typeof value !== "string" || !/^(id|replyTo|messageId|questId|sourceId)$/u.test(key)) return value;
      return names.get(value) ?? (/^[\da-f-]{36}$/u.test(value) ? "an id" : value);
    });
  const parts = (Object.keys(IMPORT_PARTS) as ImportPart[]).map((part) => {
    const value: object | readonly object[] | null = file[part];
    const rows: readonly object[] = Array.isArray(value) ? value : value ? [value] : [];
    return [part, rows.map(plain).sort()];
  });
  return Object.fromEntries(parts);
}
