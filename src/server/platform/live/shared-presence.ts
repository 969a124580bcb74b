import type { Clock } from "../clock.ts";
import type { SharedRedis } from "../redis/open-redis.ts";
import { createPresence, ONLINE_MS, type Online, type Presence, type Visit } from "./presence.ts";

const VISITS_A_CALL = 1_000;

/**
 * Records visits (age, tab, person) and returns the counts. Uses Redis's clock: those of instances differ.
 * Each sorted set holds the time last seen; expired entries are removed on each call.
 */
const SEE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[1])
for i = 2, #ARGV, 3 do
  local at, tab, person = now - ARGV[i], ARGV[i + 1], ARGV[i + 2]
  if person == '' then
    redis.call('ZADD', KEYS[2], 'GT', at, tab)
  else
    redis.call('ZADD', KEYS[1], 'GT', at, person)
    redis.call('ZREM', KEYS[2], tab)
  end
end
for _, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  redis.call('PEXPIRE', key, window)
end
return { redis.call('ZCARD', KEYS[1]), redis.call('ZCARD', KEYS[2]) }`;

/** Presence across all instances; while Redis is unreachable, on this instance only. */
export function createSharedPresence(clock: Clock, { commands, prefix }: SharedRedis): Presence {
  const local = createPresence(clock);
  commands.defineCommand("seeVisits", { numberOfKeys: 2, lua: SEE });
  const shared = commands as typeof commands & {
    seeVisits(...args: (string | number)[]): Promise<number[]>;
  };
  const keys = [`${prefix}online:people`, `${prefix}online:visitors`] as const;

  const see = async (visits: readonly Visit[]): Promise<Online> => {
    const now = clock.now().getTime();
    const args = visits.flatMap(({ at, key, userId }) => [Math.max(0, now - at), key, userId ?? ""]);
    const [people = 0, visitors = 0] = await shared.seeVisits(...keys, ONLINE_MS, ...args);
    return { people, visitors };
  };

  const seeAll = async () => {
    const visits = local.list();
    for (let next = 0; next < visits.length; next += VISITS_A_CALL)
      await see(visits.slice(next, next + VISITS_A_CALL));
  };
  // Sends again what Redis missed or lost.
  commands.on("ready", () => void seeAll().catch(() => undefined));

  return {
    seen(key, userId) {
      local.seen(key, userId);
      if (commands.status !== "ready") return;
      see([{ key, userId, at: clock.now().getTime() }]).catch(() => undefined);
    },
    async count() {
      if (commands.status !== "ready") return local.count();
      return see([]).catch(() => local.count());
    },
  };
}
