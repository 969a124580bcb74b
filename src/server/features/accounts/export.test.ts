import { sql } from "kysely";
import { expect, test } from "vitest";
import { at, fillTables } from "#server/testing/people/exported-rows.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

test.each(["/api/export", "/api/export/summary"])("%s asks for a sign-in", async (path) => {
  expect((await world.visitor().get(path)).statusCode).toBe(401);
});

test("everything known about this person is in the file, nothing of another, and no secret", async () => {
  const [client, other] = [await world.person({ name: "Maya" }), await world.person()];
  await fillTables(world, client, "mine");
  await fillTables(world, other, "theirs");
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
    feedback: [
      { type: "bug", title: "mine title", description: "mine trouble", replies: [{ text: "mine reply" }] },
    ],
    operatorNotes: [{ text: "mine remark", createdAt: at.toISOString() }],
    uiRatings: [{ day: "2026-03-02", visualDesign: 8, feedback: "mine note" }],
    aiRatings: [{ day: "2026-03-02", aiTool: 9, aiTask: 4 }],
    visits: [
      { source: "Direct", events: [{ action: "button_click", element: "mine button", page: "/app" }] },
    ],
    activityList: [{ kind: "trial_started" }, { kind: "quest_created", subject: "mine event", readAt: null }],
    apiAccess: [{ name: "mine script", scope: "read", lastFour: "abcd", lastUsedOn: "2026-03-02" }],
    webhooks: [
      {
        url: "https://mine.example/hook",
        events: ["money.added"],
        pausedBy: null,
        deliveries: [
          { event: "money.added", state: "sent", attempts: 1, error: null, data: { what: "mine sale" } },
        ],
      },
    ],
    mails: [{ type: "inactive_7d", state: "sent", at: at.toISOString() }],
    moneyEntries: [
      {
        kind: "income",
        amount: 3_800,
        currency: "usd",
        what: "mine sale",
        day: "2026-03-02",
        questId: null,
        questTitle: null,
        createdAt: at.toISOString(),
        deletedAt: null,
      },
    ],
    moneyGoals: [{ currency: "usd", fromMonth: "2026-03", amount: 25_000, setAt: at.toISOString() }],
    moneySettings: { areSalesTold: false },
    reminderSettings: { quietFrom: "22:00", quietTo: "07:00", digest: "daily", digestHour: 8 },
    calendarAddress: { createdAt: at.toISOString(), readAt: null },
    pushDevices: [{ name: "mine phone", service: "push.example", addedAt: at.toISOString() }],
    questReminders: [{ askedAt: at.toISOString(), dueAt: null, state: "waiting" }],
    league: {
      league: 2,
      showsName: true,
      weeks: [{ week: "2026-03-02", points: 120, place: 4, outcome: "stay" }],
    },
    companion: null,
    companionInvites: [{ createdAt: at.toISOString(), expiresAt: at.toISOString(), usedAt: null }],
    reviews: [
      {
        week: "2026-03-02",
        wins: [{ text: "mine win", about: "Mon" }],
        number: null,
        hard: "tired",
        hardText: "mine evening",
        plan: [30, 0, 0, 0, 0, 0, 0],
        closedAt: at.toISOString(),
      },
    ],
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
    "api_tokens",
    "avatars",
    "business_facts",
    "calendar_feeds",
    "companion_invites",
    "companions",
    "earned_achievements",
    "generations",
    "hidden_quests",
    "league_people",
    "mentor_messages",
    "model_quotas",
    "money_entries",
    "money_goals",
    "money_settings",
    "push_devices",
    "quest_reminders",
    "quest_suggestions",
    "quests",
    "reminder_settings",
    "repaired_days",
    "reviews",
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
    "paid_subscriptions",
    "payments",
    "visits",
    "webhooks",
    "mails",
    "people_activity",
    "leaderboard_flags",
    "operator_notes",
    "feedback_replies",
    "xp_ledger",
  ];
  // Reports hold figures of the instance, nothing of the person who asked for them.
  const ofTheInstance = ["reports"];
  // The test provider's own side, as an outside provider would keep it.
  const providers = ["sandbox_subscriptions"];
  // Sums over rows that are exported themselves.
  const derived = ["category_totals", "quest_totals", "leaderboard_entries", "people_index"];
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...exported, ...derived, ...providers, ...ofTheInstance].sort(),
  );
});

test("the summary has exactly the specified shape", async () => {
  const client = await world.person();
  await fillTables(world, client, "mine");
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
