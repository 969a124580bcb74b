import type { HttpClient } from "#server/testing/http-client.ts";
import { claim, completeQuest, createQuest, patchQuest } from "#server/testing/people/quest-people.ts";
import { claimShare, share } from "#server/testing/people/share-people.ts";
import type { TestWorld } from "#server/testing/world.ts";
import type { Life } from "../life/life.ts";
import type { QuestRow } from "../quests/demo-quest.ts";

/** An action of a demo person, to be sent to the product at the same time. */
export interface Act {
  readonly at: Date;
  run(): Promise<void>;
}

interface RealPerson {
  readonly world: TestWorld;
  readonly client: HttpClient;
  readonly userId: string;
}

/** A demo person's actions as API calls. Quests proposed by the engine are inserted directly. */
export function actsOf({ rows }: Life, person: RealPerson): Act[] {
  const ids = new Map<string, string>();
  const idOf = (row: { id: string }) => ids.get(row.id) ?? "";
  const rejections = new Map(rows.of("hidden_quests").map((row) => [row.quest_id, row]));
  const quests = rows.of("quests") as readonly QuestRow[];
  const ofQuests = quests.flatMap((row): Act[] => {
    const { started_at: startedAt, completed_at: completedAt, deleted_at: deletedAt } = row;
    const make = async () => void ids.set(row.id, await makeQuest(person, row, rows));
    const acts: Act[] = [{ at: row.created_at, run: make }];
    if (startedAt) acts.push({ at: startedAt, run: () => start(person, idOf(row)) });
    if (completedAt) acts.push({ at: completedAt, run: () => finish(person, row, idOf(row)) });
    else if (deletedAt)
      acts.push({ at: deletedAt, run: () => drop(person, idOf(row), rejections.get(row.id)) });
    return acts;
  });
  const shares = rows.of("shares").map(({ subject, platform, shared_at: at }) => {
    const [, achievement = ""] = subject.split(":");
    return { at, run: () => tell(person, achievement, platform) };
  });
  return [...ofQuests, ...shares];
}

async function makeQuest({ world, client, userId }: RealPerson, row: QuestRow, rows: Life["rows"]) {
  if (row.origin === "own") {
    const { title, description, category, difficulty } = row;
    const sizes = { xpReward: row.xp_reward, estimatedHours: row.estimated_hours };
    const quest = { title, description, category, difficulty, ...sizes, dueDate: row.due_at };
    return (await createQuest(client, quest)).id;
  }
  if (row.origin === "generated") {
    const open = { started_at: null, completed_at: null, completed_day: null, completion_notes: null };
    const fresh = { worked_sec: null, counting_since: null };
    const values = { ...row, ...open, ...fresh, user_id: userId, xp_paid: null, deleted_at: null };
    await world.db.insertInto("quests").values(values).execute();
    return row.id;
  }
  const suggestion = rows.of("quest_suggestions").find(({ quest_id: id }) => id === row.id);
  const messages = rows.of("mentor_messages");
  const answer = messages.find(({ id }) => id === suggestion?.message_id);
  const question = messages.find(({ id }) => id === answer?.reply_to);
  if (!suggestion || !answer || !question) throw new Error(`Nobody suggested ${row.title}.`);
  const said = [question, answer].map((message) => ({ ...message, user_id: userId }));
  await world.db.insertInto("mentor_messages").values(said).execute();
  await world.db
    .insertInto("quest_suggestions")
    .values({ ...suggestion, user_id: userId, quest_id: null })
    .execute();
  return (await createQuest(client, { suggestionId: suggestion.id })).id;
}

async function start({ client }: RealPerson, id: string): Promise<void> {
  require200(await patchQuest(client, id, { inProgress: true }));
}

async function finish({ client }: RealPerson, row: QuestRow, id: string): Promise<void> {
  require200(await completeQuest(client, id, { completionNotes: row.completion_notes }));
  require200(await claim(client, row.xp_reward));
}

async function drop({ client }: RealPerson, taskId: string, rejection?: { reason?: string | null }) {
  if (!rejection) require200(await client.send({ method: "DELETE", url: `/api/tasks/${taskId}` }));
  else {
    const reason = rejection.reason ? { reason: rejection.reason } : {};
    require200(await client.post("/api/tasks/reject", { taskId, ...reason }));
  }
}

async function tell({ client }: RealPerson, achievement: string, platform: string): Promise<void> {
  require200(await share(client, achievement, platform));
  require200(await claimShare(client, platform));
}

function require200({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode !== 200 && statusCode !== 204) throw new Error(`${statusCode}: ${body}`);
}
