import { groupBy } from "#domain/general/group-by.ts";
import { writeActivity } from "#server/features/activity/activity.service.ts";
import { type PersonNews, queueWebhooks } from "#server/features/webhooks/queue-webhooks.service.ts";
import type { PublicContext } from "#server/platform/context.ts";
import { type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { levelNews, levelsReached } from "./awards.service.ts";
import * as awards from "./settle.repository.ts";

/** Age at which the server settles an award; with the interval between runs, within a minute. */
const SETTLE_AFTER_MS = 30_000;
const PEOPLE_A_ROUND = 200;

const settledBefore = (now: Date) => new Date(now.getTime() - SETTLE_AFTER_MS);

/** Whether `settleWaitingAwards` would find any. */
export const areAwardsDue = (now: Date) => awards.areAwardsWaiting(settledBefore(now));

type SettleDeps = Pick<PublicContext, "db" | "now" | "people"> & Partial<Pick<PublicContext, "tell">>;

/** Settles unclaimed awards, so that no XP is lost when a tab is closed. */
export async function settleWaitingAwards({ db, now, people, tell }: SettleDeps): Promise<number> {
  const createdBefore = settledBefore(now);
  const { count, risen } = await withTransaction(db, async (tx) => {
    const userIds = await awards.lockPeopleWithAwards(tx, createdBefore, PEOPLE_A_ROUND);
    if (userIds.length === 0) return { count: 0, risen: [] };
    const settled = await awards.settleAll(tx, userIds, createdBefore, now);
    await people.changed(tx, userIds, { areLocked: true });
    return { count: settled.length, risen: await noteLevels(tx, settled, now) };
  });
  for (const userId of risen) tell?.(userId);
  return count;
}

/** Returns who reached a level. */
async function noteLevels(tx: Tx, settled: awards.Settled[], now: Date): Promise<string[]> {
  const risen: string[] = [];
  const news: PersonNews[] = [];
  for (const [userId, payouts] of groupBy(settled, (payout) => payout.userId)) {
    const levelBefore = Math.min(...payouts.map((payout) => payout.levelBefore));
    const totalAfter = Math.max(...payouts.map((payout) => payout.totalAfter));
    const reached = levelsReached({ levelBefore, totalAfter });
    if (reached.length === 0) continue;
    await writeActivity(tx, userId, reached, now);
    risen.push(userId);
    news.push(levelNews(userId, totalAfter));
  }
  await queueWebhooks(tx, news, now);
  return risen;
}
