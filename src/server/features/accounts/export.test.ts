import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

type Client = ReturnType<TestWorld["visitor"]>;
const at = new Date("2026-03-02T10:00:00Z");
const day = calendarDay("2026-03-02");

function quest(userId: string, title: string, more: object = {}) {
  return {
    id: randomUUID(),
    user_id: userId,
    title,
    title_key: title.toLowerCase(),
    description: "Why",
    xp_reward: 50,
    category: "Marketing",
    difficulty: "Intermediate" as const,
    estimated_hours: 2,
    origin: "own" as const,
    due_at: at,
    created_at: at,
    ...more,
  };
}

/** Rows in every table that knows a person, each carrying the tag. */
async function live(client: Client, tag: string) {
  const user_id: string = (await client.get("/api/auth/user")).json().id;
  const done = { completed_at: at, completed_day: day, completion_notes: `${tag} notes` };
  const { db } = world;
  await db
    .insertInto("quests")
    .values([
      quest(user_id, `${tag} active`),
      quest(user_id, `${tag} done`, { ...done, due_at: new Date(at.getTime() + 1) }),
      quest(user_id, `${tag} done, deleted`, { ...done, deleted_at: at }),
      quest(user_id, `${tag} rejected`, { deleted_at: at }),
    ])
    .execute();
  const hidden = {
    quest_id: randomUUID(),
    title: `${tag} hidden`,
    title_key: tag,
    category: "Sales",
    hidden_at: at,
  };
  await db
    .insertInto("business_facts")
    .values({
      user_id,
      key: "sells",
      value: `${tag} soap`,
      source: "profile",
      quest_id: null,
      learned_at: at,
    })
    .execute();
  await db
    .insertInto("hidden_quests")
    .values({ user_id, ...hidden, reason: "No" })
    .execute();
  await db
    .insertInto("xp_ledger")
    .values({
      id: randomUUID(),
      user_id,
      source_type: "quest",
      source_id: tag,
      label: `${tag} xp`,
      nominal: 50,
      amount: 50,
      created_at: at,
    })
    .execute();
  const events = [
    {
      action: "button_click",
      element: `${tag} button`,
      page: "/app",
      metadata: { sessionId: `${tag} tab`, seq: 1 },
    },
  ];
  await client.post("/api/analytics/actions", { events });
  await db
    .insertInto("mails")
    .values({ id: randomUUID(), user_id, type: "inactive_7d", state: "sent", claimed_at: at })
    .execute();
  await db
    .insertInto("activity")
    .values({ user_id, kind: "quest_created", subject: `${tag} event`, amount: null, at, read_at: null })
    .execute();
  await db.insertInto("leaderboard_flags").values({ user_id, flagged_at: at, xp: 1_200 }).execute();
  await db
    .insertInto("active_days")
    .values({ user_id, day, last_at: at, time_zone: "Asia/Tokyo", skipped: 1 })
    .execute();
  await db
    .updateTable("people_activity")
    .set({ funnel: 3, funnel_at: at })
    .where("user_id", "=", user_id)
    .execute();
  await db.insertInto("repaired_days").values({ user_id, day, repaired_on: day }).execute();
  await db
    .insertInto("schedule_periods")
    .values({ user_id, from_day: day, weekdays: ["monday"] })
    .execute();
  await db
    .insertInto("earned_achievements")
    .values({ user_id, achievement_id: `${tag}-medal`, earned_at: at })
    .execute();
  await db
    .insertInto("generations")
    .values({ id: randomUUID(), user_id, created_at: at, day, quests: 3 })
    .execute();
  await talk(user_id, tag);
  await showOthers(user_id, tag);
  await tellUs(user_id, tag);
  await client.post("/api/social/connect", { platform: "linkedin", username: `${tag}-handle` });
}

async function showOthers(user_id: string, tag: string) {
  const { db } = world;
  await db
    .insertInto("shares")
    .values({ user_id, subject: `achievement:${tag}`, platform: "sms", shared_at: at, is_paid: true })
    .execute();
  await db
    .insertInto("share_links")
    .values({
      id: randomUUID(),
      token: `${tag}-${user_id}`,
      user_id,
      subject: `achievement:${tag}`,
      created_at: at,
      revoked_at: at,
    })
    .execute();
  const plan = { status: "trial", trial_expires_at: at, customer_id: `${tag}-${user_id}` } as const;
  await db
    .insertInto("subscriptions")
    .values({ user_id, ...plan, updated_at: at })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(plan))
    .execute();
}

async function tellUs(user_id: string, tag: string) {
  const { db } = world;
  await db
    .insertInto("feedback")
    .values({
      id: randomUUID(),
      user_id,
      type: "bug",
      title: `${tag} title`,
      description: `${tag} trouble`,
      email: `${tag}@example.com`,
      created_at: at,
    })
    .execute();
  const ui = { visual_design: 8, navigation: 7, responsive_design: 6, loading_speed: 5 };
  await db
    .insertInto("ui_ratings")
    .values({ user_id, day, ...ui, feedback: `${tag} note`, rated_at: at })
    .execute();
  await db.insertInto("ai_ratings").values({ user_id, day, ai_tool: 9, ai_task: 4, rated_at: at }).execute();
}

async function talk(user_id: string, tag: string) {
  const { db } = world;
  const [question, answer] = [randomUUID(), randomUUID()];
  const basis = { cards: [`${tag} card`], profile: [], quests: [] };
  await db
    .insertInto("mentor_messages")
    .values([
      { id: question, user_id, sender: "user", text: `${tag} question`, created_at: at },
      {
        id: answer,
        user_id,
        sender: "ai",
        text: `${tag} answer`,
        created_at: at,
        reply_to: question,
        model: "A model",
        is_stopped: true,
        topic: "pricing",
        basis: JSON.stringify(basis),
      },
    ])
    .execute();
  await db
    .insertInto("quest_suggestions")
    .values({
      id: randomUUID(),
      user_id,
      message_id: answer,
      title: `${tag} suggestion`,
      description: "Why",
      category: "Sales",
      difficulty: "Beginner",
      xp_reward: 25,
      created_at: at,
    })
    .execute();
  await db
    .insertInto("stated_constraints")
    .values({ user_id, name: `no-${tag}`, said_at: at })
    .execute();
  await db.insertInto("model_quotas").values({ user_id, day, calls: 4 }).execute();
}

test.each(["/api/export", "/api/export/summary"])("%s asks for a sign-in", async (path) => {
  expect((await world.visitor().get(path)).statusCode).toBe(401);
});

test("everything known about this person is in the file, nothing of another, and no secret", async () => {
  const [client, other] = [await world.person({ name: "Maya" }), await world.person()];
  await live(client, "mine");
  await live(other, "theirs");
  const answer = await client.get("/api/export");
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="sidequest-everything-[\d-]{10}\.json"$/u,
  );
  const file = answer.json();
  expect(file.account).toMatchObject({ username: "Maya", signIn: { subject: expect.any(String) } });
  expect(file.quests.map(({ title }: { title: string }) => title).sort()).toEqual([
    "mine active",
    "mine done",
    "mine done, deleted",
    "mine rejected",
  ]);
  expect(file).toMatchObject({
    format: "sidequest-export",
    version: 1,
    sessions: [{ device: "Unknown device" }],
    hiddenQuests: [{ title: "mine hidden", reason: "No" }],
    xpLedger: [{ label: "mine xp", amount: 50, settledAt: null }],
    activeDays: [{ day: "2026-03-02", lastAt: at.toISOString(), timeZone: "Asia/Tokyo", skippedDates: 1 }],
    activity: {
      lastSeenAt: expect.any(String),
      days: [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u)],
      sessions: 1,
      activeSeconds: expect.any(Number),
      cameBack: [],
      funnel: ["landing_page_view", "cta_click"],
      funnelAt: at.toISOString(),
    },
    repairedDays: [{ day: "2026-03-02", repairedOn: "2026-03-02" }],
    schedulePeriods: [{ from: "2026-03-02", weekdays: ["monday"] }],
    achievements: [{ id: "mine-medal" }],
    generations: [{ day: "2026-03-02", quests: 3, writer: "first-steps", decision: null }],
    conversation: [
      { sender: "user", text: "mine question", replyTo: null },
      {
        sender: "ai",
        text: "mine answer",
        replyTo: file.conversation[0].id,
        attempt: 1,
        model: "A model",
        isStopped: true,
        topic: "pricing",
        basis: { cards: ["mine card"] },
      },
    ],
    suggestions: [{ title: "mine suggestion", messageId: file.conversation[1].id, questId: null }],
    statedConstraints: [{ name: "no-mine", saidAt: at.toISOString() }],
    businessFacts: [
      { key: "sells", value: "mine soap", source: "profile", questId: null, learnedAt: at.toISOString() },
    ],
    modelCalls: [{ day: "2026-03-02", calls: 4 }],
    shares: [{ subject: "achievement:mine", platform: "sms", sharedAt: at.toISOString(), isPaid: true }],
    shareLinks: [
      {
        subject: "achievement:mine",
        path: expect.stringMatching(/^\/s\/mine-/u),
        revokedAt: at.toISOString(),
      },
    ],
    subscription: {
      status: "trial",
      trialExpiresAt: at.toISOString(),
      customerId: expect.stringMatching(/^mine-/u),
    },
    feedback: [{ type: "bug", title: "mine title", description: "mine trouble" }],
    uiRatings: [{ day: "2026-03-02", visualDesign: 8, feedback: "mine note" }],
    aiRatings: [{ day: "2026-03-02", aiTool: 9, aiTask: 4 }],
    visits: [
      { source: "Direct", events: [{ action: "button_click", element: "mine button", page: "/app" }] },
    ],
    activityList: [{ kind: "trial_started" }, { kind: "quest_created", subject: "mine event", readAt: null }],
    mails: [{ type: "inactive_7d", state: "sent", at: at.toISOString() }],
    leaderboardFlag: { xp: 1_200, state: "open" },
    socialConnections: [{ platform: "linkedin", username: "mine-handle" }],
  });
  expect(answer.body).not.toContain("theirs");
  expect(answer.body).not.toMatch(/token/iu);
});

test("every table that hangs on a person is exported, or named here with its reason", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`.execute(world.db);
  const exported = [
    "active_days",
    "activity",
    "avatars",
    "business_facts",
    "earned_achievements",
    "generations",
    "hidden_quests",
    "mentor_messages",
    "model_quotas",
    "quest_suggestions",
    "quests",
    "repaired_days",
    "schedule_periods",
    "sessions",
    "share_links",
    "shares",
    "feedback",
    "ui_ratings",
    "ai_ratings",
    "social_connections",
    "stated_constraints",
    "subscriptions",
    "visits",
    "mails",
    "people_activity",
    "leaderboard_flags",
    "xp_ledger",
  ];
  // Reports hold figures of the instance, nothing of the person who asked for them.
  const ofTheInstance = ["reports"];
  // The test provider's own side, as an outside provider would keep it.
  const providers = ["sandbox_subscriptions"];
  // Sums over rows that are exported themselves.
  const derived = ["category_totals", "quest_totals", "leaderboard_entries"];
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...exported, ...derived, ...providers, ...ofTheInstance].sort(),
  );
});

test("the summary has exactly the specified shape", async () => {
  const client = await world.person();
  await live(client, "mine");
  const answer = await client.get("/api/export/summary");
  expect(answer.headers["content-disposition"]).toContain("attachment");
  const shared = { category: "Marketing", xpReward: 50, difficulty: "Intermediate", estimatedHours: 2 };
  expect(answer.json()).toEqual({
    user: { totalCompleted: 2, totalActive: 1, completionRate: 67 },
    tasks: [
      { title: "mine active", ...shared, isCompleted: false, completedAt: null, dueDate: at.toISOString() },
      {
        title: "mine done",
        ...shared,
        isCompleted: true,
        completedAt: at.toISOString(),
        dueDate: "2026-03-02T10:00:00.001Z",
      },
    ],
    completedTasks: [{ title: "mine done", xpReward: 50, completedAt: at.toISOString() }],
  });
});

test("without a quest the summary counts nothing and divides by nothing", async () => {
  expect((await (await world.person()).get("/api/export/summary")).json()).toEqual({
    user: { totalCompleted: 0, totalActive: 0, completionRate: 0 },
    tasks: [],
    completedTasks: [],
  });
});
