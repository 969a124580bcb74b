import type { Clock } from "../clock.ts";
import type { SharedRedis } from "../redis/open-redis.ts";
import { createPresence, ONLINE_MS, type Presence, type Visit } from "./presence.ts";

const VISITS_A_CALL = 1_000;

/** Who is here on any instance; while Redis is away, who is here on this one. */
export function createSharedPresence(clock: Clock, { commands, prefix }: SharedRedis): Presence {
  const local = createPresence(clock);
  const keys = { people: `${prefix}online:people`, visitors: `${prefix}online:visitors` };
  const both = Object.values(keys);

  /** Each set holds when somebody was last seen; whoever is gone is taken out in passing. */
  const tell = async (visits: readonly Visit[]) => {
    const gone = clock.now().getTime() - ONLINE_MS;
    const people = visits.filter(({ userId }) => userId !== null);
    const visitors = visits.filter(({ userId }) => userId === null);
    const told = commands.pipeline();
    if (people.length > 0) {
      told.zadd(keys.people, "GT", ...people.flatMap(({ at, userId }) => [at, userId ?? ""]));
      // A visitor who signed in is a person from then on.
      told.zrem(keys.visitors, ...people.map(({ key }) => key));
    }
    if (visitors.length > 0) told.zadd(keys.visitors, "GT", ...visitors.flatMap(({ at, key }) => [at, key]));
    for (const key of both) told.zremrangebyscore(key, "-inf", gone).pexpire(key, ONLINE_MS);
    await told.exec();
  };

  const tellAll = async () => {
    const visits = local.list();
    for (let next = 0; next < visits.length; next += VISITS_A_CALL)
      await tell(visits.slice(next, next + VISITS_A_CALL));
  };
  // What Redis missed while it was away, and what it lost.
  commands.on("ready", () => void tellAll().catch(() => undefined));

  return {
    seen(key, userId) {
      local.seen(key, userId);
      if (commands.status !== "ready") return;
      tell([{ key, userId, at: clock.now().getTime() }]).catch(() => undefined);
    },
    async count() {
      if (commands.status !== "ready") return local.count();
      const since = `(${clock.now().getTime() - ONLINE_MS}`;
      try {
        const [people, visitors] = await Promise.all([
          commands.zcount(keys.people, since, "+inf"),
          commands.zcount(keys.visitors, since, "+inf"),
        ]);
        return { people, visitors };
      } catch {
        return local.count();
      }
    },
  };
}
