import type { PathView } from "#contracts/business/path.ts";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
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
  LATER_TODAY,
  MAYA,
  OWN_QUESTS,
  XP_BEFORE,
} from "./maya.ts";

const SMALLEST_XP = 25;
const LARGEST_XP = 100;
const WORK_MS = 40 * MS_PER_MINUTE;
/** Everybody gets other quests: so many lives are tried until one has a quest for the film. */
const LIVES = 50;
const LONGEST_TITLE = 64;
const FIRST_QUESTS_TRIES = 60;
const FIRST_QUESTS_PAUSE_MS = 500;

export interface Life {
  maya: HttpClient;
  /** Waits at the top of her page: it reaches a milestone. */
  quest: QuestView;
}

/** Maya's first week, through the calls her browser would have made. Ends on the morning of the film. */
export async function liveFirstWeek(app: FilmedApp): Promise<Life> {
  // The first account of an instance becomes admin; Maya must not be.
  await app.visitor().signIn({ email: "owner@example.com", name: "Owner" });
  for (let life = 1; life <= LIVES; life += 1) {
    await app.moveClock(new Date(`${ACTIVE_DAYS[0]}T08:00:00Z`));
    const maya = app.visitor();
    await maya.signIn({ email: `maya${life}@example.com`, name: MAYA });
    await liveDays(app, maya);
    const quest = await findQuestForFilm(maya);
    if (quest) {
      await createQuest(maya, LATER_TODAY);
      return { maya, quest };
    }
  }
  throw new Error(`In ${LIVES} lives no short quest of ${FILM_DAY} reached a milestone.`);
}

async function liveDays(app: FilmedApp, maya: HttpClient): Promise<void> {
  await startTrial(maya);
  await expectOk(onboard(maya, BUSINESS));
  const given = await firstQuests(maya);
  const dueBefore = given.filter(({ dueDate }) => dayOf(dueDate) <= ACTIVE_DAYS[4]);
  const ownXp = spread(XP_BEFORE - dueBefore.reduce((sum, quest) => sum + quest.xpReward, 0));
  for (const [index, day] of ACTIVE_DAYS.entries()) {
    await app.moveClock(new Date(`${day}T17:00:00Z`));
    for (const quest of dueBefore.filter(({ dueDate }) => dayOf(dueDate) === day))
      await finish(app, maya, quest, day);
    for (const own of takeTurns(ownXp, index)) await finish(app, maya, await makeOwn(maya, own, day), day);
  }
  await app.moveClock(new Date(FILM_DAY + FILM_TIME));
  await expectOk(maya.post("/api/tasks/prepare", {}));
  await requireXp(maya);
}

/** They are made in the background once the questions are answered. */
async function firstQuests(maya: HttpClient): Promise<QuestView[]> {
  for (let tried = 0; tried < FIRST_QUESTS_TRIES; tried += 1) {
    const quests: QuestView[] = (await maya.get("/api/tasks")).json();
    if (quests.length > 0) return quests;
    await new Promise((resolve) => setTimeout(resolve, FIRST_QUESTS_PAUSE_MS));
  }
  throw new Error("Maya got no first quests.");
}

/** Today's only quest, if it can be shown in half a minute and its completion moves her on the path. */
async function findQuestForFilm(maya: HttpClient): Promise<QuestView | null> {
  const quests: QuestView[] = (await maya.get("/api/tasks")).json();
  const open = quests.filter((quest) => !quest.isCompleted && dayOf(quest.dueDate) <= FILM_DAY);
  const [quest, ...others] = open;
  if (!quest || others.length > 0) return null;
  const { milestones }: PathView = (await maya.get("/api/path")).json();
  const ofIt = milestones.find(({ quests }) => quests.some(({ id }) => id === quest.id));
  const isReached = ofIt !== undefined && ofIt.takes !== null && ofIt.takes - ofIt.done === 1;
  const isShort = quest.title.length <= LONGEST_TITLE && quest.estimatedHours <= 1;
  return isReached && isShort && readQuestText(quest.description).steps.length === 4 ? quest : null;
}

const dayOf = (dueDate: QuestView["dueDate"]) => String(dueDate).slice(0, 10);

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
