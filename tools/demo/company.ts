import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { SIGNALS } from "#domain/companion/signals.ts";
import { at } from "#domain/general/at.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { signalTo } from "#server/features/companion/companion.service.ts";
import { openInvite, pairUp } from "#server/features/companion/invites.service.ts";
import { startLeagues } from "#server/features/leagues/league-week.service.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { Chance } from "./chance.ts";
import { inStep } from "./demo-store.ts";
import type { DemoWorld } from "./demo-world.ts";

const PAIRS = 12;
/** Weeks before the present one that had groups. */
const LEAGUE_WEEKS = 2;
/** No secret: behind it is a made-up person. */
export const DEMO_INVITE = "try-a-companion-of-the-demo";

/** Groups of this week and of those before, by the product's own job; pairs of companions, and an open invitation. */
export async function addCompany(db: Db, world: DemoWorld): Promise<void> {
  await startLeagues(db, world.now, LEAGUE_WEEKS);
  await inStep(db, async (tx) => {
    const people = await listActive(tx, world.now);
    const chance = new Chance(world.seed, "companions");
    for (let index = 0; index + 1 < Math.min(people.length, 2 * PAIRS); index += 2) {
      const [one, other] = [at(people, index), at(people, index + 1)];
      const since = new Date(world.now.getTime() - chance.int(1, 20) * MS_PER_DAY);
      await pairUp(tx, [one.id, other.id], since);
      if (chance.happens(0.5)) continue;
      const sentAt = new Date(world.now.getTime() - chance.int(1, 20) * MS_PER_HOUR);
      const day = dayAt(sentAt, one.time_zone);
      const ctx = { db: tx, now: sentAt, push: () => undefined, tell: () => undefined };
      await signalTo(ctx, { userId: one.id, signal: chance.pick(SIGNALS), day, now: sentAt });
    }
    const host = people.at(2 * PAIRS) ?? people.at(-1);
    if (host) await openInvite(tx, host.id, DEMO_INVITE, world.now);
  });
}

/** People who finished something in the last days, the same ones for the same seed. */
function listActive(tx: Tx, now: Date) {
  return tx
    .selectFrom("users")
    .select(["id", "time_zone"])
    .where("issuer", "=", DEMO_ISSUER)
    .where("onboarded_at", "is not", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("active_days")
          .select("day")
          .whereRef("active_days.user_id", "=", "users.id")
          .where("last_at", ">", new Date(now.getTime() - 7 * MS_PER_DAY)),
      ),
    )
    .orderBy("id")
    .limit(2 * PAIRS + 1)
    .execute();
}
