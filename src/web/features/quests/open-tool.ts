import { AI_MENTOR, type QuestText, type Tool } from "#domain/tools.ts";
import { openMentor } from "#web/platform/open-mentor.ts";

export type ToolOpening = "opened" | "blocked" | "no_mentor";

/** The mentor opens as a panel with the quest's text; every other tool in a tab of its own. */
export function openTool(tool: Tool, quest: QuestText): ToolOpening {
  if (tool.name === AI_MENTOR) return openMentor({ prompt: promptFor(quest) }) ? "opened" : "no_mentor";
  // Blank first: only then can a blocked pop-up be told from an open one, and the opener be cut in time.
  const tab = window.open("about:blank", "_blank");
  if (!tab) return "blocked";
  tab.opener = null;
  tab.location.replace(tool.url);
  return "opened";
}

function promptFor({ title, description }: QuestText): string {
  const detail = description ? `\n${description}` : "";
  return `Help me with this quest: ${title}${detail}`;
}
