import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { DUE_TIME, TITLE_MAX_LENGTH } from "#domain/quests/quest.ts";
import { isUnreachable } from "#web/platform/api/failure-kinds.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite } from "./quest-cache.ts";
import { createInput, type NewQuest, newDraft, viewOfNew } from "./quest-form.ts";
import { sendNewQuest } from "./send-new-quest.ts";
import type { UnsentQueue } from "./unsent/unsent-changes.ts";

interface AddingDeps {
  client: QueryClient;
  user: UserView;
  today: CalendarDay;
  queue: Pick<UnsentQueue, "begin" | "end" | "leave">;
}

/** Makes a quest of a title, due today with the usual reward. The id is the same for every attempt. */
export function addQuest(deps: AddingDeps, title: string, id: string, onKept?: () => void): Promise<void> {
  const { user, today } = deps;
  const draft = { ...newDraft(today), title: title.slice(0, TITLE_MAX_LENGTH), due: `${today}T${DUE_TIME}` };
  return addNewQuest(deps, createInput(draft, id, user.timeZone), { isInView: true, onKept });
}

/** Kept before it is sent, so that it is made once whatever happens to the tab; without an answer it waits. */
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
    await sendNewQuest(client, input, { isInView });
    queue.end(change);
  } catch (error) {
    if (!isUnreachable(error) || !queue.leave(change)) {
      queue.end(change);
      throw error;
    }
    if (!isInView) toast({ title: "Quest kept", description: "It is sent when you are back online." });
  } finally {
    endWrite(client);
  }
}
