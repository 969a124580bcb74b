import { emptySchedule, type Weekday } from "#domain/onboarding/weekly-schedule.ts";
import type { HttpClient } from "../http-client.ts";
import { theEngine } from "../quest-engine.ts";

export function scheduleOf(...weekdays: Weekday[]) {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday].available = true;
  return schedule;
}

export const ANSWERS = {
  businessName: "Wick & Willow",
  businessType: "E-commerce",
  businessStage: "Pre-Launch",
  businessDescription: "Hand-poured soy candles in reused glass.",
  goals: "Generate Revenue, Test Ideas",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule: scheduleOf("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
  timeZone: "UTC",
};

export function onboard(client: HttpClient, answers: object = {}) {
  // Read beforehand, as in a server that has run for a second: onboarding waits only two for the first quests.
  theEngine();
  return client.post("/api/auth/onboarding", { ...ANSWERS, ...answers });
}

export const OWN_QUEST = {
  title: "Call the printer",
  description: "Ask for the price at 50 labels.",
  xpReward: 50,
  category: "Operations",
  difficulty: "Beginner",
  estimatedHours: 1,
  dueDate: "2030-01-01T23:59:00.000Z",
};

export async function createQuest(client: HttpClient, quest: object = {}) {
  const answer = await client.post("/api/tasks", { ...OWN_QUEST, ...quest });
  if (answer.statusCode !== 200) throw new Error(`not created: ${answer.body}`);
  return answer.json();
}

export const patchQuest = (client: HttpClient, id: string, patch: object) =>
  client.send({ method: "PATCH", url: `/api/tasks/${id}`, payload: patch });

export const completeQuest = (client: HttpClient, id: string, patch: object = {}) =>
  patchQuest(client, id, { isCompleted: true, ...patch });

export const claim = (client: HttpClient, xpGain: number, more: object = {}) =>
  client.post("/api/auth/user/xp", { xpGain, ...more });
