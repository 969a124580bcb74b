import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { DUE_TIME, TITLE_MAX_LENGTH } from "#domain/quests/quest.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { t } from "#web/platform/language/text.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite } from "./quest-cache.ts";
import { createInput, type NewQuest, newDraft, viewOfNew } from "./quest-form.ts";
import { sendNewQuest } from "./send-new-quest.ts";
import type { UnsentQueue } from "./unsent/unsent-changes.ts";

interface AddingDeps {
  client: QueryClient;
  user: UserView;
  today: CalendarDay;
  queue: Pick<UnsentQueue, "keep" | "begin" | "end">;
}

/** Makes a quest of a title, due today with the usual reward. The id is the same for every attempt. */
export function addQuest(deps: AddingDeps, title: string, id: string, onKept?: () => void): Promise<void> {
  const { user, today } = deps;
  const draft = { ...newDraft(today), title: title.slice(0, TITLE_MAX_LENGTH), due: `${today}T${DUE_TIME}` };
  return addNewQuest(deps, createInput(draft, id, user.timeZone), { isInView: true, onKept });
}

/** The server may have them though they failed, and they are not kept: the form may send them again with other words. */
const failedIds = new Set<string | undefined>();

/**
 * Kept before it is sent, so that it is made once whatever happens to the tab; until the server takes it or refuses it,
 * it waits.
 */
export async function addNewQuest(
  { client, queue }: AddingDeps,
  input: NewQuest,
  { isInView = false, onKept }: { isInView?: boolean; onKept?: (() => void) | undefined } = {},
): Promise<void> {
  const change = { kind: "create" as const, quest: viewOfNew(input, new Date()) };
  queue.begin(change);
  onKept?.();
  beginWrite(client);
  try {
    const isRevised = failedIds.has(input.id);
    await sendNewQuest(client, { ...input, ...(isRevised && { isRevised }) }, { isInView });
    queue.end(change);
  } catch (error) {
    const isUnsure = canWait(error);
    if (!isUnsure || !queue.keep(change)) {
      // Also after an answer that could not be read: the server may have the quest.
      if (isUnsure !== false) failedIds.add(input.id);
      queue.end(change);
      throw error;
    }
    noticeSessionEnd(error);
    tellKept(error, isInView);
  } finally {
    endWrite(client);
  }
}

/** Without connection the page says that everything is kept; after an answer nothing else does. */
function tellKept(error: unknown, isInView: boolean): void {
  const title = t("Quest kept");
  if (error instanceof ApiError) toast({ title, description: t("Not saved yet: we keep trying") });
  else if (!isInView) toast({ title, description: t("It is sent when you are back online.") });
}
