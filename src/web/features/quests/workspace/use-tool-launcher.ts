import { useMemo, useState } from "react";
import { suggestTools } from "#domain/toolbox/choose-tool.ts";
import type { Tool } from "#domain/toolbox/tools.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { openTool, type ToolOpening, type ToolQuest } from "./open-tool.ts";

/** Opens the shown tool, then shows the next; stays on one that could not be opened. */
export function useToolLauncher(quest: ToolQuest, onToolUsed: (name: string) => void) {
  const { title, description, category } = quest;
  const tools = useMemo(() => suggestTools({ title, description, category }), [title, description, category]);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<Exclude<ToolOpening, "opened"> | null>(null);
  const index = turn % tools.length;
  const tool = tools[index] as Tool;

  const launch = () => {
    const opening = openTool(tool, quest);
    track("tool_launch", tool.name, { suggestion: index + 1, opened: opening === "opened" });
    if (opening === "opened") onToolUsed(tool.name);
    setProblem(opening === "opened" ? null : opening);
    // If no mentor is available, move on to the next tool.
    if (opening !== "blocked") setTurn(turn + 1);
  };

  const showNext = () => {
    setProblem(null);
    setTurn(turn + 1);
  };
  return { tool, index, count: tools.length, problem, launch, showNext };
}
