import { randomUUID } from "node:crypto";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { TestWorld } from "../world.ts";

/** A question to the mentor with its answer and suggestion. */
export async function talk({ db }: TestWorld, user_id: string, tag: string, at: Date, day: CalendarDay) {
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
