import type { QuestView } from "#contracts/quests.ts";
import { createSignal } from "#web/platform/signal.ts";

/** What can be asked of the page with the quests. */
export type QuestCommand =
  /** With a title it is created at once, for today; without one the form opens. */
  | { act: "create"; title?: string }
  | { act: "read" | "start" | "complete" | "pause" | "resume" | "workspace"; quest: QuestView };

const commands = createSignal<QuestCommand>();
let waiting: QuestCommand | null = null;

/** Does it on the page with the quests; elsewhere goes there first. */
export function sendQuestCommand(command: QuestCommand, goThere: () => void): void {
  if (commands.emit(command)) return;
  waiting = command;
  goThere();
}

/** For the page with the quests. A command that led here is passed on at once. */
export function onQuestCommand(listener: (command: QuestCommand) => void): () => void {
  const stop = commands.subscribe(listener);
  const came = waiting;
  waiting = null;
  if (came) listener(came);
  return stop;
}
