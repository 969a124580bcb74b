import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { QuestView } from "#contracts/quests.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { DUE_TIME, TITLE_MAX_LENGTH } from "#domain/quests/quest.ts";
import { isUnreachable } from "#web/platform/api/failure-kinds.ts";
import { beginWrite, endWrite } from "./quest-cache.ts";
import { createInput, newDraft, viewOfNew } from "./quest-form.ts";
import { sendNewQuest } from "./send-new-quest.ts";

interface AddingDeps {
  client: QueryClient;
  user: UserView;
  today: CalendarDay;
  /** Keeps a quest that could not be sent; false if no more are kept. */
  keep: (quest: QuestView) => boolean;
}

/** Makes a quest of a title, due today with the usual reward. The id is the same for every attempt. */
export async function addQuest({ client, user, today, keep }: AddingDeps, title: string, id: string) {
  const draft = { ...newDraft(today), title: title.slice(0, TITLE_MAX_LENGTH), due: `${today}T${DUE_TIME}` };
  const input = createInput(draft, id, user.timeZone);
  beginWrite(client);
  try {
    await sendNewQuest(client, input, { isInView: true });
  } catch (error) {
    if (!isUnreachable(error) || !keep(viewOfNew(input, new Date()))) throw error;
  } finally {
    endWrite(client);
  }
}
