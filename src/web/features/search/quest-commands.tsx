import { CircleCheck, Flag, Play } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { excerptOf } from "#domain/search/excerpt.ts";
import { holdsWords, searchWords } from "#domain/search/search-words.ts";
import type { Command } from "#web/ui/overlays/command-palette.tsx";
import { sendQuestCommand } from "#web/wiring/quest-command.ts";
import { textOf } from "./use-quest-search.ts";

/** Found quests as entries of the palette: the running one opens its workspace, others their text. */
export function questCommands(
  quests: readonly QuestView[],
  query: string,
  { timeZone, goThere }: { timeZone: string; goThere: () => void },
): Command[] {
  const words = searchWords(query);
  return quests.map((quest) => ({
    id: `quest-${quest.id}`,
    label: quest.title,
    group: "Quests",
    icon: quest.isCompleted ? <CircleCheck /> : quest.inProgress ? <Play /> : <Flag />,
    aside: <span className="flex-none text-13 font-normal text-text-2">{stateText(quest, timeZone)}</span>,
    detail: holdsWords(quest.title, words) ? undefined : excerptOf(textOf(quest), words),
    run: () => sendQuestCommand({ act: quest.inProgress ? "workspace" : "read", quest }, goThere),
  }));
}

function stateText(quest: QuestView, timeZone: string): string {
  if (quest.inProgress) return "Running";
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString("en", { timeZone, month: "short", day: "numeric" });
  return quest.completedAt ? `Done ${day(quest.completedAt)}` : `Due ${day(quest.dueDate)}`;
}
