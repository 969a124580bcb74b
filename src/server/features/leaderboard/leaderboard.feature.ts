import { recordByOperator } from "#server/features/audit/audit.service.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { withoutTimeouts } from "#server/platform/db/without-timeouts.ts";
import { feature } from "#server/platform/features/feature.ts";
import type { OpsCommand } from "#server/platform/features/ops-command.ts";
import { areCountsWaiting } from "./counts.repository.ts";
import { leaderboardRoutes } from "./leaderboard.routes.ts";
import { rebuildLeaderboard, sumStandings, updateStanding } from "./leaderboard.service.ts";

const SUM_EVERY_MS = 2_000;

const rebuild: OpsCommand = {
  name: "rebuild-leaderboard",
  takes: [],
  does: "recomputes the leaderboard",
  run: async ({ connection, database, clock, say }) => {
    const people = await withoutTimeouts(connection, rebuildLeaderboard);
    say(`Recomputed: ${people} people are on the leaderboard.`);
    await recordByOperator(database.db, clock.now(), { act: "leaderboard_rebuilt", details: { people } });
  },
};

export const leaderboardFeature = feature<{ readonly db: Db; readonly secret: string }>({
  routes: ({ secret }) => leaderboardRoutes(secret),
  jobs: ({ db }) => [
    {
      name: "sum up standings",
      everyMs: SUM_EVERY_MS,
      isWaiting: areCountsWaiting,
      work: async () => void (await sumStandings(db)),
    },
  ],
  commands: [rebuild],
  // Nothing to export or clear: entries are derived from the person's other data.
  person: { exported: null, cleared: null, changed: updateStanding },
});
