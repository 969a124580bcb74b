import type { QueryClient } from "@tanstack/react-query";
import type { InputOf } from "#contracts/endpoint.ts";
import { createMoneyEntry } from "#contracts/money/money.ts";
import { UNSENT_MAX } from "#domain/quests/unsent-changes.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError, displayOf } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { t } from "#web/platform/language/text.ts";
import { noticeSessionEndInPassing } from "#web/platform/session/session-end.ts";
import { createSignal } from "#web/platform/signal.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";
import { refusedList } from "#web/platform/storage/refused.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { entryAmount } from "./money-words.ts";
import { celebrateFirstSale, readMoneyAgain } from "./use-money.ts";

/** An entry that the server does not have yet. Its id makes a repeat harmless. */
export type UnsentEntry = InputOf<typeof createMoneyEntry> & { id: string; day: string };

const DRAFT_NAME = "unsent-money";
/** The form's own draft. */
export const ENTRY_DRAFT = "money-entry";

/** The list of waiting entries has changed. */
export const entriesMoved = createSignal();

/** Kept before it is sent, and the form waits for the answer: not shown as waiting, not sent by the queue. */
const underWay = new Set<string>();

/** Validated: anyone can edit browser storage. */
export function readUnsentEntries(userId: string): readonly UnsentEntry[] {
  const kept = readDraft(userId, DRAFT_NAME);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => parseEntry(entry) ?? []);
}

function parseEntry(kept: unknown): UnsentEntry | undefined {
  const { data } = createMoneyEntry.input.safeParse(kept);
  return data?.id && data.day ? { ...data, id: data.id, day: data.day } : undefined;
}

/** Entries that the server would not take. */
export const refusedEntries = refusedList("money", parseEntry);

export function readWaitingEntries(userId: string): readonly UnsentEntry[] {
  return readUnsentEntries(userId).filter(({ id }) => !underWay.has(id));
}

/** Before it is sent: should the tab end now, nothing is lost. False if no more are kept. */
export function beginEntry(userId: string, entry: UnsentEntry): boolean {
  const others = readUnsentEntries(userId).filter(({ id }) => id !== entry.id);
  if (others.length >= UNSENT_MAX) return false;
  keepDraft(userId, DRAFT_NAME, [...others, entry]);
  underWay.add(entry.id);
  return true;
}

/** The server has answered. */
export function endEntry(userId: string, { id }: UnsentEntry): void {
  underWay.delete(id);
  const left = readUnsentEntries(userId).filter((entry) => entry.id !== id);
  if (left.length > 0) keepDraft(userId, DRAFT_NAME, left);
  else dropDraft(userId, DRAFT_NAME);
  entriesMoved.emit();
}

/** No answer came: it waits in the queue. */
export function leaveEntry({ id }: UnsentEntry): void {
  underWay.delete(id);
  entriesMoved.emit();
}

/** Whether its quest waits to be made itself: sent before it, the entry would lose it. */
export function mustEntryWait(userId: string, { questId }: Pick<UnsentEntry, "questId">): boolean {
  // As the quests keep what waits.
  const changes = readDraft(userId, "unsent-quests");
  return Boolean(questId) && Array.isArray(changes) && isUnmade(changes, questId);
}

function isUnmade(changes: readonly { kind?: unknown; quest?: { id?: unknown } }[], questId: unknown) {
  return changes.some((change) => change?.kind === "create" && change.quest?.id === questId);
}

let isSending = false;

/** Sends what waits, one after the other, until the server has answered each. */
export async function sendEntries(client: QueryClient, userId: string): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    const next = () => readWaitingEntries(userId).find((entry) => !mustEntryWait(userId, entry));
    for (let entry = next(); entry; entry = next()) {
      try {
        if (await sendEntry(entry)) celebrateFirstSale(client);
      } catch (error) {
        noticeSessionEndInPassing(error);
        if (canWait(error) !== false || !giveUp(userId, entry, error)) break;
      }
      endEntry(userId, entry);
      readMoneyAgain(client);
    }
  } finally {
    isSending = false;
  }
}

/** Answers whether it was the first sale. If its quest is gone meanwhile, the money is entered without it. */
async function sendEntry(entry: UnsentEntry): Promise<boolean> {
  try {
    return (await call(createMoneyEntry, entry)).isFirstSale;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found" || !entry.questId) throw error;
    const { isFirstSale } = await call(createMoneyEntry, { ...entry, questId: null });
    toast({
      title: t("Entered without its quest"),
      description: t("“{what}”: the quest is gone meanwhile.", { what: entry.what }),
    });
    return isFirstSale;
  }
}

/** The server will not take it: it is kept apart with all that was typed, and the person is told. False: no room. */
function giveUp(userId: string, entry: UnsentEntry, error: unknown): boolean {
  const problem = displayOf(error);
  if (!refusedEntries.add(userId, { id: entry.id, item: entry, problem })) return false;
  toast({
    title: t("Money not entered"),
    description: t("“{what}”, {sum}: {problem}", { what: entry.what, sum: entryAmount(entry), problem }),
    variant: "destructive",
  });
  return true;
}
