import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import type { ReadSense } from "#server/engine/text/sense/sense-thread.ts";
import type { Clock } from "#server/platform/clock.ts";
import { feature } from "#server/platform/features/feature.ts";
import { deleteQuests } from "./clear-quests.repository.ts";
import { exportQuests } from "./export.repository.ts";
import type { Generation } from "./generation/generation.service.ts";
import { importQuests } from "./import.service.ts";
import { purgeTrainingData } from "./learning/training.service.ts";
import { questsRoutes } from "./quests.routes.ts";

const PREPARE_EVERY_MS = 30 * MS_PER_MINUTE;

interface QuestsDeps {
  readonly clock: Clock;
  readonly engine: () => Mentor;
  readonly readSense?: ReadSense | undefined;
  readonly generation: Generation;
}

export const questsFeature = feature<QuestsDeps>({
  routes: ({ generation, engine, readSense }) => questsRoutes(generation, engine, readSense),
  jobs: ({ generation, clock }) => [
    {
      name: "prepare quests",
      everyMs: PREPARE_EVERY_MS,
      work: () => generation.prepareWaiting(clock.now()),
    },
  ],
  purge: async ({ db, now }) => ({ trainingData: await purgeTrainingData(db, now) }),
  person: { exported: exportQuests, imported: importQuests, cleared: deleteQuests },
});
