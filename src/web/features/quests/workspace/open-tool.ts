import { recordToolOpened } from "#contracts/quests.ts";
import type { QuestText } from "#domain/toolbox/choose-tool.ts";
import { AI_MENTOR, type Tool } from "#domain/toolbox/tools.ts";
import { call } from "#web/platform/api/api.ts";
import { reportProblem } from "#web/platform/report.ts";
import { openMentor } from "#web/wiring/signals.ts";

export type ToolOpening = "opened" | "blocked" | "no_mentor";

/** The quest a tool is opened for. */
export type ToolQuest = QuestText & { readonly id: string };

/** The mentor opens as a panel with the quest's text; every other tool opens in a new tab. */
export function openTool(tool: Tool, quest: ToolQuest): ToolOpening {
  const opening = tool.name === AI_MENTOR ? openPanel(quest) : openTab(tool);
  if (opening === "opened") void reportToolUse(tool, quest);
  return opening;
}

function openPanel(quest: ToolQuest): ToolOpening {
  return openMentor.emit({ prompt: promptFor(quest), quest: { id: quest.id, title: quest.title } })
    ? "opened"
    : "no_mentor";
}

function openTab(tool: Tool): ToolOpening {
  // Blank first: this detects a blocked pop-up and lets `opener` be cleared before the page loads.
  const tab = window.open("about:blank", "_blank");
  if (!tab) return "blocked";
  tab.opener = null;
  tab.location.replace(tool.url);
  return "opened";
}

/** Records the use, to improve suggestions; not awaited. */
async function reportToolUse(tool: Tool, quest: ToolQuest): Promise<void> {
  try {
    await call(recordToolOpened, { taskId: quest.id, tool: tool.name });
  } catch (cause) {
    reportProblem("An opened tool was not recorded", cause);
  }
}

function promptFor({ title, description }: QuestText): string {
  const detail = description ? `\n${description}` : "";
  return `Help me with this quest: ${title}${detail}`;
}
