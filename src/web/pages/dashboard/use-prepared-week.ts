import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { prepareQuests } from "#contracts/quests.ts";
import type { QuestBoard } from "#web/features/quests/board/use-quest-board.ts";
import { QUESTS_KEY } from "#web/features/quests/quest-cache.ts";
import { call } from "#web/platform/api/api.ts";
import { reportProblem } from "#web/platform/report.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";

/** Clients that have asked already: one client per page load. */
const looked = new WeakSet<QueryClient>();

/** If there are no quests on arrival, asks once for a week; the server decides whether one is due. */
export function usePreparedWeek({ query, active, isFirstBatchComing }: QuestBoard): boolean {
  const client = useQueryClient();
  const [isLooked, setIsLooked] = useState(() => looked.has(client));
  const isKnown = query.isSuccess && !isFirstBatchComing;
  const isIdle = active.length === 0;

  useEffect(() => {
    if (!isKnown || looked.has(client)) return;
    looked.add(client);
    const asked = isIdle ? prepare(client) : Promise.resolve();
    void asked.finally(() => setIsLooked(true));
  }, [client, isKnown, isIdle]);

  // True from the first drawing on: the offer to generate must not appear for a moment and be pressed in vain.
  return isKnown && isIdle && !isLooked;
}

async function prepare(client: QueryClient): Promise<void> {
  try {
    const { created } = await call(prepareQuests, {});
    if (created === 0) return;
    void client.invalidateQueries({ queryKey: ["/api/tasks/summary"] });
    // Awaited, so that the loading card stays until the quests are loaded.
    await client.invalidateQueries({ queryKey: QUESTS_KEY, exact: true });
  } catch (cause) {
    noticeSessionEnd(cause);
    reportProblem("This week's quests could not be prepared", cause);
  }
}
