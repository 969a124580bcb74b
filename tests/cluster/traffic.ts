import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ANSWERS, OWN_QUEST } from "#server/testing/people/quest-people.ts";
import { seededRandom } from "../process/running-app.ts";
import type { Machines } from "./machines.ts";
import { makePerson, type Person } from "./person.ts";

const PAUSE_MS = 200;
const READS = [
  "/api/auth/user",
  "/api/tasks",
  "/api/tasks/summary",
  "/api/leaderboard",
  "/api/achievements",
  "/api/progress/ledger",
];

export interface Acknowledged {
  /** Ids of quests acknowledged as completed. */
  readonly completions: string[];
  /** Number of events accepted. */
  events: number;
}

/** People who sign up, get their first quests, and then work until stopped. */
export function startTraffic(machines: Machines, people: number, seed: number) {
  const acknowledged: Acknowledged = { completions: [], events: 0 };
  const failures: unknown[] = [];
  let isStopped = false;
  let rounds = 0;
  const live = async (number: number) => {
    const random = seededRandom(seed + number);
    const person = makePerson(machines, `worker-${number}`);
    await person.signIn();
    await person.persist({ method: "POST", url: "/api/auth/onboarding", payload: ANSWERS });
    const visit = randomUUID();
    for (let round = 0; !isStopped; round++, rounds++) {
      await finishQuest(person, acknowledged);
      await sendEvents(person, visit, round, acknowledged);
      await person.persist({ method: "GET", url: READS[Math.floor(random() * READS.length)] ?? "/" });
      await sleep(PAUSE_MS * (1 + random()));
    }
  };
  const living = Array.from({ length: people }, (_, number) =>
    live(number).catch((error) => void failures.push(error)),
  );
  return {
    acknowledged,
    /** Errors that ended someone's work early. */
    failures,
    /** Number of completed rounds of work. */
    rounds: () => rounds,
    async stop() {
      isStopped = true;
      await Promise.all(living);
    },
  };
}

async function finishQuest(person: Person, acknowledged: Acknowledged): Promise<void> {
  const id = randomUUID();
  const quest = { ...OWN_QUEST, id, title: `Quest ${id}` };
  await person.persist({ method: "POST", url: "/api/tasks", payload: quest });
  await person.persist({ method: "PATCH", url: `/api/tasks/${id}`, payload: { isCompleted: true } });
  acknowledged.completions.push(id);
  await person.persist({
    method: "POST",
    url: "/api/auth/user/xp",
    payload: { xpGain: quest.xpReward },
  });
}

async function sendEvents(person: Person, visit: string, round: number, acknowledged: Acknowledged) {
  const events = [2 * round, 2 * round + 1].map((seq) => ({
    action: "click",
    element: `button-${seq % 5}`,
    page: "/",
    metadata: { sessionId: visit, timestamp: new Date().toISOString(), seq },
  }));
  await person.persist({ method: "POST", url: "/api/analytics/actions", payload: { events } });
  acknowledged.events += events.length;
}
