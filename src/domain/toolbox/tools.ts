/** An entry of the built-in catalogue; only its URLs are ever opened. Which quests it suits: choose-tool.ts. */
export interface Tool {
  readonly name: string;
  readonly url: string;
  /** Kind of tool, as stored in the toolbox. */
  readonly category: string;
}

/** Opens the mentor panel; its URL is stored but never opened. */
export const AI_MENTOR = "AI Mentor";

export const TOOLS: readonly Tool[] = [
  { name: AI_MENTOR, url: "/dashboard", category: "AI" },
  { name: "LinkedIn", url: "https://www.linkedin.com/", category: "Social" },
  { name: "Instagram", url: "https://www.instagram.com/", category: "Social" },
  { name: "Facebook", url: "https://www.facebook.com/", category: "Social" },
  { name: "Twitter", url: "https://x.com/", category: "Social" },
  { name: "Google Docs", url: "https://docs.google.com/document/", category: "Documents" },
  { name: "Google Sheets", url: "https://docs.google.com/spreadsheets/", category: "Documents" },
  { name: "Google Slides", url: "https://docs.google.com/presentation/", category: "Documents" },
  { name: "Google Forms", url: "https://docs.google.com/forms/", category: "Documents" },
  { name: "Figma", url: "https://www.figma.com/", category: "Design" },
  { name: "Notion", url: "https://www.notion.so/", category: "Documents" },
  { name: "Causal", url: "https://www.causal.app/", category: "Finance" },
];

export function findTool(name: string): Tool | undefined {
  return TOOLS.find((candidate) => candidate.name === name);
}

export function toolNamed(name: string): Tool {
  const tool = findTool(name);
  if (!tool) throw new RangeError(`No such tool: ${name}`);
  return tool;
}
