import type { QueryClient } from "@tanstack/react-query";
import type { QuestView } from "#contracts/quests.ts";

export const QUESTS_KEY = ["/api/tasks"] as const;

type Overlay = { kind: "patch"; patch: Partial<QuestView> } | { kind: "removed" };

const overlays = new WeakMap<QueryClient, Map<string, Overlay>>();

function overlaysOf(client: QueryClient): Map<string, Overlay> {
  const known = overlays.get(client) ?? new Map<string, Overlay>();
  overlays.set(client, known);
  return known;
}

/**
 * Applies this page's changes to a list that may have been fetched before them: completed stays completed,
 * and removed stays removed until restored.
 */
export function withLocalTruth(client: QueryClient, quests: readonly QuestView[]): QuestView[] {
  const known = overlaysOf(client);
  if (known.size === 0) return [...quests];
  return quests.flatMap((quest) => {
    const overlay = known.get(quest.id);
    if (!overlay) return [quest];
    return overlay.kind === "removed" ? [] : [{ ...quest, ...overlay.patch }];
  });
}

function rewrite(client: QueryClient, change: (quests: QuestView[]) => QuestView[]): void {
  client.setQueryData<QuestView[]>(QUESTS_KEY, (quests) => quests && change(quests));
}

function readQuest(client: QueryClient, id: string): QuestView | undefined {
  return client.getQueryData<QuestView[]>(QUESTS_KEY)?.find((quest) => quest.id === id);
}

/** Shows a change before the server has answered; returns the quest as it was before. */
export async function showAtOnce(
  client: QueryClient,
  id: string,
  change: Partial<QuestView> | "removed",
): Promise<QuestView | undefined> {
  // First, so that a list in flight can neither overwrite the change nor be restored over it.
  await client.cancelQueries({ queryKey: QUESTS_KEY, exact: true });
  const before = readQuest(client, id);
  const overlay: Overlay = change === "removed" ? { kind: "removed" } : { kind: "patch", patch: change };
  overlaysOf(client).set(id, overlay);
  rewrite(client, (quests) => withLocalTruth(client, quests));
  return before;
}

/** Reverts one quest; later changes to the others are kept. */
export function takeBack(client: QueryClient, before: QuestView | undefined, id: string): void {
  overlaysOf(client).delete(id);
  if (before) putQuest(client, before);
}

/** Stores the server's version of a quest. */
export function putQuest(client: QueryClient, quest: QuestView): void {
  overlaysOf(client).delete(quest.id);
  rewrite(client, (quests) =>
    quests.some(({ id }) => id === quest.id)
      ? quests.map((known) => (known.id === quest.id ? quest : known))
      : [...quests, quest],
  );
}

/** Stores what the server has of ticks and counted time; everything else stays, such as a completion under way. */
export async function putWork(client: QueryClient, saved: QuestView): Promise<void> {
  // A list in flight may have been read before.
  const isFetching = client.isFetching({ queryKey: QUESTS_KEY, exact: true }) > 0;
  if (isFetching) await client.cancelQueries({ queryKey: QUESTS_KEY, exact: true });
  const { id, stepsDone, workedSec, countingSince } = saved;
  rewrite(client, (quests) =>
    quests.map((known) => (known.id === id ? { ...known, stepsDone, workedSec, countingSince } : known)),
  );
  if (isFetching) refetchQuests(client);
}

export function isShownCompleted(client: QueryClient, id: string): boolean {
  return readQuest(client, id)?.isCompleted ?? false;
}

export function refetchQuests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: QUESTS_KEY, exact: true });
}

/** As `putQuest`, for a completed quest: no list fetched earlier may show it as open again. */
export function putCompleted(client: QueryClient, quest: QuestView): void {
  putQuest(client, quest);
  overlaysOf(client).set(quest.id, { kind: "patch", patch: quest });
}

const writesUnderWay = new WeakMap<QueryClient, number>();

/** Call before every write; see `endWrite`. */
export function beginWrite(client: QueryClient): void {
  writesUnderWay.set(client, (writesUnderWay.get(client) ?? 0) + 1);
}

/**
 * Only the last of several writes refetches the list: an earlier fetch could show an intermediate state.
 * Counted here, since mutations that settle in the same tick still see each other as pending.
 */
export function endWrite(client: QueryClient): void {
  const left = (writesUnderWay.get(client) ?? 1) - 1;
  writesUnderWay.set(client, left);
  if (left > 0) return;
  refetchQuests(client);
  // What is known about the business, and the path, follow from quests.
  for (const path of ["/api/tasks/summary", "/api/business", "/api/path"])
    void client.invalidateQueries({ queryKey: [path] });
}
