import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import { feature } from "#server/platform/features/feature.ts";
import { exportLeague } from "./league-view.ts";
import { leaveLeagues, purgeWeeks, runLeagues } from "./league-week.service.ts";
import { deletePerson } from "./leagues.repository.ts";
import { leaguesRoutes } from "./leagues.routes.ts";

interface LeaguesDeps {
  readonly secret: string;
  readonly database: Databases;
  readonly clock: Clock;
}

export const leaguesFeature = feature<LeaguesDeps>({
  routes: ({ secret }) => leaguesRoutes(secret),
  jobs: ({ database, clock }) => [
    {
      name: "turn the league week",
      everyMs: MS_PER_MINUTE,
      work: () => runLeagues(database.slow, clock.now()),
    },
  ],
  purge: async ({ db, now }) => ({ leagueSeats: await purgeWeeks(db, now) }),
  // Closed accounts keep their seat, unseen: they may be reopened within the week.
  person: { exported: exportLeague, cleared: deletePerson, deleted: leaveLeagues },
});
