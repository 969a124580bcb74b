import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Chance } from "./analytics-chance.ts";

const TYPES = ["E-commerce", "Consulting", "Other", null];

/** Where made-up rows take their random values and their times from. */
interface Source {
  readonly chance: Chance;
  readonly now: Date;
  readonly ago: (days: number) => Date;
}

type User = ReturnType<typeof makeUsers>[number];
type Rows = ReturnType<typeof makeRows>;

/** Random people and their rows in the tables that the figures are computed from. */
export function makeRows(chance: Chance, now: Date, peopleCount: number) {
  const ago = (days: number) => new Date(now.getTime() - Math.floor(days * MS_PER_DAY));
  const source: Source = { chance, now, ago };
  // The order is fixed: each part takes the next random numbers.
  const users = makeUsers(source, peopleCount);
  const quests = makeQuests(source, users);
  const ratings = makeRatings(source, users);
  return { users, quests, ...ratings, ...makeEngineRows(source, users), ...makeOtherRows(source, users) };
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function makeUsers({ chance, ago }: Source, count: number) {
  return times(count, (index) => {
    const isClosed = chance.isLucky(0.1);
    return {
      id: chance.uuid(),
      issuer: "test",
      subject: String(index),
      username: index % 7 === 0 ? "=1+1" : `Person ${index}`,
      // Closed accounts would rank first if they were listed.
      total_xp: chance.below(12) * 85 + (isClosed ? 1_000 : 0),
      business_type: chance.pick(TYPES),
      created_at: ago(chance.next() * (chance.isLucky(0.3) ? 9 : 120)),
      closed_at: isClosed ? ago(chance.next()) : null,
      closed_by: isClosed ? ("self" as const) : null,
    };
  });
}

function makeQuests({ chance, now }: Source, users: readonly User[]) {
  const since = (start: Date) =>
    new Date(start.getTime() + chance.below(now.getTime() - start.getTime() + 1));
  return users.flatMap((user) =>
    times(chance.below(12), (index) => {
      const createdAt = since(user.created_at);
      const startedAt = chance.isLucky(0.5) ? since(createdAt) : null;
      const completedAt = chance.isLucky(user.business_type === "Other" ? 0.2 : 0.6)
        ? since(createdAt)
        : null;
      return {
        id: chance.uuid(),
        user_id: user.id,
        title: `Quest ${index}`,
        title_key: `quest ${index}`,
        description: "",
        xp_reward: 25,
        category: "Product",
        difficulty: "Beginner" as const,
        estimated_hours: 1,
        origin: chance.pick(["own", "generated", "generated", "mentor"] as const),
        due_at: now,
        created_at: createdAt,
        started_at: startedAt,
        completed_at: completedAt,
        completed_day: completedAt && utcDay(completedAt),
        deleted_at: chance.isLucky(0.25) ? since(completedAt ?? createdAt) : null,
      };
    }),
  );
}

function makeRatings({ chance, ago }: Source, users: readonly User[]) {
  const ratedDays = (user: User) =>
    [0, 1, 6, 7, 12, 29, 30, 80, 95]
      .filter(() => chance.isLucky(0.12))
      .map((days) => {
        const at = new Date(Math.max(user.created_at.getTime(), ago(days).getTime()));
        return { user_id: user.id, day: utcDay(at), rated_at: at };
      })
      .filter(({ day }, index, all) => all.findIndex((other) => other.day === day) === index);
  const rating = () => 1 + chance.below(10);
  return {
    uiRatings: users.flatMap(ratedDays).map((rated) => ({
      ...rated,
      visual_design: rating(),
      navigation: rating(),
      responsive_design: rating(),
      loading_speed: rating(),
    })),
    aiRatings: users.flatMap(ratedDays).map((rated) => ({ ...rated, ai_tool: rating(), ai_task: rating() })),
  };
}

function makeEngineRows({ chance, now, ago }: Source, users: readonly User[]) {
  return {
    generations: times(400, () => {
      const createdAt = ago(chance.next() * 95);
      const isOk = chance.isLucky(0.9);
      return {
        id: chance.uuid(),
        user_id: chance.pick(users).id,
        created_at: createdAt,
        day: utcDay(createdAt),
        quests: isOk ? chance.below(8) : 0,
        duration_ms: chance.below(4_000),
        is_ok: isOk,
        business_type: chance.pick(TYPES),
      };
    }),
    plugins: [0, 1, 6, 7, 29, 30, 89, 90].flatMap((days) =>
      ["diversity", "hours", "=cmd()"].map((plugin) => ({
        day: addDays(utcDay(now), -days),
        plugin,
        runs: 10 + chance.below(40),
        enhancements: 0,
        errors: chance.below(6),
        spent_ms: chance.next() * 100,
        slow: 3,
        slow_waiting: 2,
      })),
    ),
    tools: [0, 3, 29, 30].flatMap((days) =>
      ["Sheets", "Notion", "Stripe"].flatMap((predicted) =>
        ["Sheets", "Notion", "Figma"].map((opened) => ({
          day: addDays(utcDay(now), -days),
          predicted,
          opened,
          times: 1 + chance.below(9),
        })),
      ),
    ),
  };
}

function makeOtherRows({ chance, now, ago }: Source, users: readonly User[]) {
  const owned = () => ({ id: chance.uuid(), user_id: chance.pick(users).id });
  return {
    feedback: times(60, () => ({
      ...owned(),
      type: "bug" as const,
      title: "",
      description: "",
      email: "",
      created_at: ago(chance.next() * 100),
    })),
    minutes: [...times(90, (index) => index), ...times(200, () => chance.below(95 * 1_440))].map(
      (minutes, index) => {
        const requests = chance.below(50);
        return {
          minute: new Date(Math.floor((now.getTime() - minutes * MS_PER_MINUTE) / 60_000) * MS_PER_MINUTE),
          instance: `instance ${index}`,
          samples: 12,
          ready: 10 + chance.below(3),
          requests,
          errors: Math.min(requests, chance.below(3)),
          request_ms: requests * chance.below(300),
          cpu: chance.below(60),
          memory: chance.below(60),
        };
      },
    ),
    mails: times(12, (index) => ({
      ...owned(),
      type: "inactive_7d" as const,
      episode: String(index),
      state: chance.pick(["sending", "sent", "failed"] as const),
      claimed_at: now,
    })),
    ledger: times(40, (index) => ({
      ...owned(),
      source_type: "quest",
      source_id: String(index),
      label: "",
      nominal: 25,
      amount: 25,
      created_at: now,
      settled_at: chance.isLucky(0.5) ? now : null,
    })),
    subscriptions: users.slice(0, 30).map(({ id }) => ({
      user_id: id,
      cancel_wanted_at: chance.isLucky(0.3) ? now : null,
      updated_at: now,
    })),
  };
}

export async function insertRows(db: Db, rows: Rows): Promise<void> {
  const completed = new Map<string, number>();
  for (const quest of rows.quests)
    if (quest.completed_at) completed.set(quest.user_id, (completed.get(quest.user_id) ?? 0) + 1);
  await db
    .insertInto("users")
    .values(rows.users)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await db
    .insertInto("quest_totals")
    .values([...completed].map(([user_id, count]) => ({ user_id, completed: count })))
    .execute();
  // Each part was made for its table.
  await db.insertInto("quests").values(rows.quests).execute();
  await db.insertInto("ui_ratings").values(rows.uiRatings).execute();
  await db.insertInto("ai_ratings").values(rows.aiRatings).execute();
  await db.insertInto("generations").values(rows.generations).execute();
  await db.insertInto("plugin_totals").values(rows.plugins).execute();
  await db.insertInto("tool_openings").values(rows.tools).execute();
  await db.insertInto("feedback").values(rows.feedback).execute();
  await db.insertInto("system_minutes").values(rows.minutes).execute();
  await db.insertInto("mails").values(rows.mails).execute();
  await db.insertInto("xp_ledger").values(rows.ledger).execute();
  await db.insertInto("subscriptions").values(rows.subscriptions).execute();
}
