import { randomUUID } from "node:crypto";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { monthOf } from "#domain/money/months.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";
import { talk } from "./exported-talk.ts";

/** When everything happened in these rows. */
export const at = new Date("2026-03-02T10:00:00Z");
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
export async function fillTables(world: TestWorld, client: HttpClient, tag: string) {
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
  const income = { kind: "income", amount: 3_800, currency: "usd", what: `${tag} sale` } as const;
  await db
    .insertInto("money_entries")
    .values({ id: randomUUID(), user_id, ...income, quest_id: null, day, created_at: at, deleted_at: null })
    .execute();
  await db
    .insertInto("money_goals")
    .values({ user_id, currency: "usd", from_month: monthOf(day), amount: 25_000, set_at: at })
    .execute();
  await db
    .insertInto("reminder_settings")
    .values({ user_id, quiet_from: "22:00", quiet_to: "07:00", digest: "daily", digest_at: null })
    .execute();
  await db
    .insertInto("calendar_feeds")
    .values({
      user_id,
      token_hash: Buffer.from(tag + user_id),
      created_at: at,
      read_at: null,
      made_from: null,
    })
    .execute();
  await db
    .insertInto("api_tokens")
    .values({
      id: randomUUID(),
      user_id,
      name: `${tag} script`,
      secret_hash: Buffer.from(tag + user_id),
      last_four: "abcd",
      scope: "read",
      created_at: at,
      last_used_on: day,
    })
    .execute();
  const webhook_id = randomUUID();
  await db
    .insertInto("webhooks")
    .values({
      id: webhook_id,
      user_id,
      url: `https://${tag}.example/hook`,
      events: ["money.added"],
      created_at: at,
    })
    .execute();
  await db
    .insertInto("webhook_deliveries")
    .values({
      id: randomUUID(),
      webhook_id,
      event: "money.added",
      subject: tag,
      data: JSON.stringify({ what: `${tag} sale` }),
      state: "sent",
      attempts: 1,
      created_at: at,
      next_at: at,
      settled_at: at,
    })
    .execute();
  await db
    .insertInto("push_devices")
    .values({
      id: randomUUID(),
      user_id,
      session_id: randomUUID(),
      name: `${tag} phone`,
      endpoint: `https://push.example/${tag}-token`,
      endpoint_hash: Buffer.from(tag + user_id),
      public_key: "key",
      auth_key: "key",
      added_at: at,
      last_sent_at: null,
    })
    .execute();
  const { id: quest_id } = await db
    .selectFrom("quests")
    .select("id")
    .where("title", "=", `${tag} active`)
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("quest_reminders")
    .values({ quest_id, user_id, asked_at: at, due_at: null, claimed_at: null })
    .execute();
  await db.insertInto("money_settings").values({ user_id, are_sales_told: false }).execute();
  await db
    .insertInto("league_people")
    .values({ user_id, league: 2, shows_name: true, joined_at: at, left_at: null })
    .execute();
  await db
    .insertInto("league_seats")
    .values({
      week: day,
      user_id,
      group_number: 0,
      league: 2,
      points: 120,
      place: 4,
      people: 20,
      outcome: "stay",
    })
    .execute();
  await db
    .insertInto("companion_invites")
    .values({ token_hash: Buffer.from(`${tag} ${user_id}`), user_id, created_at: at, expires_at: at })
    .execute();
  await db
    .insertInto("reviews")
    .values({
      user_id,
      week: day,
      wins: JSON.stringify([{ text: `${tag} win`, about: "Mon" }]),
      number: null,
      quests: 2,
      tracked_sec: 60,
      streak_days: 1,
      hard: "tired",
      hard_text: `${tag} evening`,
      plan: JSON.stringify([30, 0, 0, 0, 0, 0, 0]),
      closed_at: at,
    })
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
  await talk(world, user_id, tag, at, day);
  await showOthers(world, user_id, tag);
  await tellUs(world, user_id, tag);
  await client.post("/api/social/connect", { platform: "linkedin", username: `${tag}-handle` });
}

async function showOthers({ db }: TestWorld, user_id: string, tag: string) {
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

async function tellUs({ db }: TestWorld, user_id: string, tag: string) {
  const id = randomUUID();
  await db
    .insertInto("feedback")
    .values({
      id,
      user_id,
      type: "bug",
      title: `${tag} title`,
      description: `${tag} trouble`,
      email: `${tag}@example.com`,
      created_at: at,
    })
    .execute();
  const reply = { id: randomUUID(), feedback_id: id, author_id: null, text: `${tag} reply`, created_at: at };
  await db.insertInto("feedback_replies").values(reply).execute();
  const note = { id: randomUUID(), user_id, author_id: null, text: `${tag} remark`, created_at: at };
  await db.insertInto("operator_notes").values(note).execute();
  const ui = { visual_design: 8, navigation: 7, responsive_design: 6, loading_speed: 5 };
  await db
    .insertInto("ui_ratings")
    .values({ user_id, day, ...ui, feedback: `${tag} note`, rated_at: at })
    .execute();
  await db.insertInto("ai_ratings").values({ user_id, day, ai_tool: 9, ai_task: 4, rated_at: at }).execute();
}
