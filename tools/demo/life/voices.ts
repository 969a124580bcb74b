import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Template } from "#server/engine/playbook/playbook.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { fill, wordsFor } from "#server/engine/quest/render.ts";
import { demoId } from "../demo-ids.ts";
import { FEEDBACK, QUESTIONS, RATING_WORDS } from "../people/what-people-write.ts";
import type { Sitting } from "./sitting.ts";

/** Asks the mentor something; sometimes this creates a quest. */
export function askMentor(sitting: Sitting): void {
  const { world, person, profile, rows, visit, book, day } = sitting;
  const { chance } = person;
  const [topic, question] = chance.pick(QUESTIONS);
  const card = world.playbook.cards.get(topic);
  if (!card) return;
  visit.act("mentor_ask", "new");
  const asked = visit.now;
  const id = demoId(person.id, "question", asked.getTime());
  const answerId = demoId(person.id, "answer", asked.getTime());
  const words = wordsFor(profile.asSeen, world.playbook.lexicons[profile.asSeen.type]);
  const steps = card.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  const message = {
    user_id: person.id,
    attempt: 1,
    is_stopped: false,
    model: null,
    reply_to: null,
    topic: null,
    basis: null,
  };
  rows.add("mentor_messages", { ...message, id, sender: "user", text: question, created_at: asked });
  visit.wait(chance.int(2, 8));
  rows.add("mentor_messages", {
    ...message,
    id: answerId,
    sender: "ai",
    text: fill(`${card.principle}\n\n${steps}`, words),
    model: BUILT_IN.name,
    created_at: visit.now,
    reply_to: id,
    topic,
    basis: JSON.stringify({ cards: [card.title], profile: [profile.businessType], quests: [] }),
  });
  const suggested = chance.happens(0.4) ? book.suggestion() : undefined;
  visit.use("AI Mentor", chance.int(40, 240));
  if (!suggested) return;
  const taken = chance.happens(0.6) ? book.addSuggested(suggested, day, visit.now) : null;
  if (taken) visit.act("task_create", taken.row.category);
  keepSuggestion(sitting, { answerId, suggested, questId: taken?.row.id ?? null });
}

function keepSuggestion(
  { person, book, rows, visit }: Sitting,
  made: { answerId: string; suggested: Template; questId: string | null },
): void {
  rows.add("quest_suggestions", {
    id: demoId(made.answerId, "suggestion"),
    user_id: person.id,
    message_id: made.answerId,
    ...book.textOf(made.suggested, 1),
    created_at: visit.now,
    quest_id: made.questId,
  });
}

/** From 1 to 10, mostly high. */
function rating({ chance }: Sitting["person"], mean: number): number {
  const spread = chance.next() + chance.next() + chance.next() - 1.5;
  return Math.min(10, Math.max(1, Math.round(mean + spread * 2.6)));
}

/** At most one of each kind per day, as in the product. */
export function rate(sitting: Sitting): void {
  const { person, rows, visit, day } = sitting;
  const { chance } = person;
  visit.use("Rate the UI", chance.int(15, 60));
  rows.add("ui_ratings", {
    user_id: person.id,
    day,
    visual_design: rating(person, 8.3),
    navigation: rating(person, 7.4),
    responsive_design: rating(person, 7.9),
    loading_speed: rating(person, 8.6),
    feedback: chance.happens(0.3) ? chance.pick(RATING_WORDS) : null,
    rated_at: visit.now,
  });
  visit.use("Rate the AI", chance.int(10, 40));
  const [ai_tool, ai_task] = [rating(person, 7.2), rating(person, 7.7)];
  rows.add("ai_ratings", { user_id: person.id, day, ai_tool, ai_task, rated_at: visit.now });
}

export function writeFeedback({ world, person, rows, visit }: Sitting): void {
  const { chance } = person;
  visit.use("Feedback", chance.int(30, 160));
  visit.act("form_submit", "Feedback");
  const at = visit.now;
  const age = world.now.getTime() - at.getTime();
  const isSettled = age > 14 * MS_PER_DAY || chance.happens(0.3);
  rows.add("feedback", {
    id: demoId(person.id, "feedback", at.getTime()),
    user_id: person.id,
    ...chance.pick(FEEDBACK),
    email: person.email,
    page: "/",
    last_action: "button_click: Feedback",
    user_agent: null,
    written_at: at,
    created_at: at,
    status: isSettled ? "done" : chance.pick(["new", "seen"] as const),
  });
}
