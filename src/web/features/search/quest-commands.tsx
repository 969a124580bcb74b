import { CircleCheck, Flag, Play } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { excerptOf } from "#domain/search/excerpt.ts";
import { holdsWords, searchWords } from "#domain/search/search-words.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
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
    group: t("Quests"),
    icon: quest.isCompleted ? <CircleCheck /> : quest.inProgress ? <Play /> : <Flag />,
    aside: <span className="flex-none text-13 font-normal text-text-2">{stateText(quest, timeZone)}</span>,
    detail: holdsWords(quest.title, words) ? undefined : excerptOf(textOf(quest), words),
    run: () => sendQuestCommand({ act: quest.inProgress ? "workspace" : "read", quest }, goThere),
  }));
}

function stateText(quest: QuestView, timeZone: string): string {
  if (quest.inProgress) return t("Running");
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString(language, { timeZone, month: "short", day: "numeric" });
  return quest.completedAt
    ? t("Done {day}", { day: day(quest.completedAt) })
    : t("Due {day}", { day: day(quest.dueDate) });
}
