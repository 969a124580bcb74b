import { findTool } from "./tools.ts";

export const TOOLBOX_SIZE = 6;

/** A used tool as stored. Only name and last use are read back; the URL comes from the catalogue. */
export interface UsedTool {
  readonly name: string;
  readonly url: string;
  readonly category: string;
  readonly lastUsed: string;
}

export function mostRecentFirst(tools: readonly UsedTool[]): UsedTool[] {
  return [...tools].sort((a, b) => (a.lastUsed > b.lastUsed ? -1 : 1));
}

/** Updates a listed tool or adds a new one; the six most recent are kept. */
export function recordUse(tools: readonly UsedTool[], name: string, usedAt: string): UsedTool[] {
  const others = tools.filter((tool) => tool.name !== name);
  return mostRecentFirst([toolboxEntry(name, usedAt), ...others]).slice(0, TOOLBOX_SIZE);
}

/** URL and category come from the catalogue; a tool no longer listed has no URL. */
export function toolboxEntry(name: string, lastUsed: string): UsedTool {
  const tool = findTool(name) ?? findTool(shortToolName(name));
  return { name, url: tool?.url ?? "", category: tool?.category ?? "Other", lastUsed };
}

export function removeTool(tools: readonly UsedTool[], name: string): UsedTool[] {
  return tools.filter((tool) => tool.name !== name);
}

/** Drops everything after " - " or ":", and a trailing parenthesis. */
export function shortToolName(name: string): string {
  const short = name
    .replace(/\s-\s.*$/u, "")
    .replace(/:.*$/u, "")
    .replace(/\s*\([^)]*\)\s*$/u, "")
    .trim();
  return short || name;
}

export type ToolLook =
  | "mentor"
  | "network"
  | "document"
  | "spreadsheet"
  | "slides"
  | "form"
  | "design"
  | "other";

const LOOKS: readonly [ToolLook, RegExp][] = [
  ["mentor", /mentor|\bai\b|gpt/iu],
  ["network", /linkedin|instagram|facebook|twitter|\bx\b|social/iu],
  ["spreadsheet", /sheet|excel/iu],
  ["slides", /slide|powerpoint|presentation/iu],
  ["form", /form|survey/iu],
  ["document", /doc|word|notion/iu],
  ["design", /figma|canva|design/iu],
];

/** Icon and colour, chosen by keywords in the name. */
export function toolLook(name: string): ToolLook {
  return LOOKS.find(([, pattern]) => pattern.test(name))?.[0] ?? "other";
}
