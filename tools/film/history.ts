import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  claim,
  completeQuest,
  createQuest,
  onboard,
  patchQuest,
} from "#server/testing/people/quest-people.ts";
import type { FilmedApp } from "./app.ts";
import {
  ACTIVE_DAYS,
  BUSINESS,
  FILM_DAY,
  FILM_TIME,
  MAYA,
  OWN_QUESTS,
  TODAYS_QUEST,
  XP_BEFORE,
} from "./maya.ts";

const SMALLEST_XP = 25;
const LARGEST_XP = 100;
const WORK_MS = 40 * MS_PER_MINUTE;

/** Maya's first week, through the calls her browser would have made. Ends on the morning of the film. */
export async function liveFirstWeek(app: FilmedApp): Promise<HttpClient> {
  // The first account of an instance becomes admin; Maya must not be.
  await app.visitor().signIn({ email: "owner@example.com", name: "Owner" });
  const maya = app.visitor();
  await maya.signIn(MAYA);
  await startTrial(maya);
  await expectOk(onboard(maya, BUSINESS));
  const given: QuestView[] = (await maya.get("/api/tasks")).json();
  const ownXp = spread(XP_BEFORE - given.reduce((sum, quest) => sum + quest.xpReward, 0));
  for (const [index, day] of ACTIVE_DAYS.entries()) {
    await app.moveClock(new Date(`${day}T17:00:00Z`));
    for (const quest of takeTurns(given, index)) await finish(app, maya, quest, day);
    for (const own of takeTurns(ownXp, index)) await finish(app, maya, await makeOwn(maya, own, day), day);
  }
  await app.moveClock(new Date(FILM_DAY + FILM_TIME));
  await createQuest(maya, TODAYS_QUEST);
  await expectOk(maya.post("/api/tasks/regenerate", {}));
  await requireXp(maya);
  return maya;
}

/** If plans exist, start a trial, so that the film shows no payment dialog. */
async function startTrial(maya: HttpClient): Promise<void> {
  const answer = await maya.post("/api/subscription/start-trial", {});
  if (answer.statusCode !== 404 && answer.statusCode >= 400) throw new Error(`no trial: ${answer.body}`);
}

interface OwnQuest {
  title: string;
  category: string;
  xpReward: number;
}

/** Spreads the missing XP evenly over as many of her own quests as needed. */
function spread(missingXp: number): OwnQuest[] {
  const steps = missingXp / SMALLEST_XP;
  const count = Math.min(OWN_QUESTS.length, steps);
  return OWN_QUESTS.slice(0, Math.max(0, count)).map((quest, index) => {
    const share = Math.floor(steps / count) + (index < steps % count ? 1 : 0);
    return { ...quest, xpReward: Math.min(LARGEST_XP, share * SMALLEST_XP) };
  });
}

/** The part of the list for one day, in rotation. */
function takeTurns<T>(list: readonly T[], day: number): T[] {
  return list.filter((_, index) => index % ACTIVE_DAYS.length === day);
}

function makeOwn(maya: HttpClient, own: OwnQuest, day: string): Promise<QuestView> {
  return createQuest(maya, { ...own, description: "", dueDate: `${day}T23:59:00.000Z` });
}

async function finish(app: FilmedApp, maya: HttpClient, quest: QuestView, day: string): Promise<void> {
  await expectOk(patchQuest(maya, quest.id, { inProgress: true }));
  await app.moveClock(new Date(Date.parse(`${day}T17:00:00Z`) + WORK_MS));
  await expectOk(completeQuest(maya, quest.id));
  await expectOk(claim(maya, quest.xpReward));
}

async function requireXp(maya: HttpClient): Promise<void> {
  const { totalXP } = (await maya.get("/api/auth/user")).json();
  if (totalXP !== XP_BEFORE)
    throw new Error(`Maya has ${totalXP} XP instead of ${XP_BEFORE}: see tools/film/maya.ts.`);
}

async function expectOk(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
}
