import { expect } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";
import { onboard } from "./quest-people.ts";

export interface GivenQuest {
  id: string;
  title: string;
  category: string;
  difficulty: "Beginner";
  estimatedHours: number;
  xpReward: number;
  dueDate: string;
  reason: string;
}

export const openQuests = async (client: HttpClient): Promise<GivenQuest[]> =>
  (await client.get("/api/tasks")).json().filter(({ isCompleted }: { isCompleted: boolean }) => !isCompleted);
export const regenerate = (client: HttpClient) => client.post("/api/tasks/regenerate");
export const removeQuest = (client: HttpClient, { id }: GivenQuest) =>
  client.send({ method: "DELETE", url: `/api/tasks/${id}` });

export async function removeAll(client: HttpClient): Promise<void> {
  for (const quest of await openQuests(client)) await removeQuest(client, quest);
}

/** People who get batches of quests in this world, and what it keeps about the batches. */
export function batchesOf(world: TestWorld) {
  return {
    async newcomer(answers: object = {}) {
      const client = await world.person();
      await onboard(client, answers);
      const userId: string = (await client.get("/api/auth/user")).json().id;
      return { client, userId };
    },
    given: (userId: string) =>
      world.db
        .selectFrom("quests")
        .select(["id", "template_id", "title_key", "category"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
    batches: (userId: string) =>
      world.db
        .selectFrom("generations")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
    /** Batches after one another, nothing left open between them; the day's limit is waited out. */
    async makeBatches(
      client: HttpClient,
      count: number,
      before: (quests: GivenQuest[]) => Promise<void> = async () => undefined,
    ) {
      for (let batch = 0; batch < count; batch++) {
        await before(await openQuests(client));
        await removeAll(client);
        let answer = await regenerate(client);
        if (answer.statusCode === 429) {
          world.clock.advance(MS_PER_DAY);
          answer = await regenerate(client);
        }
        expect(answer.statusCode, answer.body).toBe(200);
      }
    },
  };
}
