import { AI_MENTOR, TOOLS, type Tool, toolNamed } from "./tools.ts";

/** What tells that a tool suits a quest. */
interface Signs {
  /** Matched against title, description and category of a quest. */
  readonly keywords: readonly string[];
  /** Quest categories. */
  readonly categories: readonly string[];
}

/** By the tool's name. Apart from the catalogue: the first screen needs names and addresses only. */
const SIGNS: Readonly<Record<string, Signs>> = {
  [AI_MENTOR]: {
    keywords: [
      "strategy",
      "plan",
      "idea",
      "brainstorm",
      "write",
      "draft",
      "decide",
      "advice",
      "research",
      "name",
    ],
    categories: ["Business Setup", "Market Research", "Optimization & Scaling", "Business"],
  },
  LinkedIn: {
    keywords: ["linkedin", "network", "professional", "b2b", "connection", "recruit"],
    categories: ["Partnership & Networking", "Direct Outreach", "HR"],
  },
  Instagram: {
    keywords: ["instagram", "photo", "reel", "story", "visual", "hashtag"],
    categories: ["Content Creation", "Content & Marketing"],
  },
  Facebook: {
    keywords: ["facebook", "community", "group", "local", "event"],
    categories: ["Marketing", "Advanced Customer Engagement"],
  },
  Twitter: {
    keywords: ["twitter", "tweet", "thread", "announce"],
    categories: ["Marketing", "Launch & Promotion"],
  },
  "Google Docs": {
    keywords: [
      "document",
      "write",
      "draft",
      "page",
      "policy",
      "script",
      "article",
      "blog",
      "email",
      "contract",
    ],
    categories: ["Content & Marketing", "Legal", "Customer Service"],
  },
  "Google Sheets": {
    keywords: ["spreadsheet", "sheet", "budget", "cost", "price", "track", "list", "inventory", "forecast"],
    categories: ["Finance", "Financial & Legal", "Operations", "Business Operations", "Sales & Revenue"],
  },
  "Google Slides": {
    keywords: ["slide", "presentation", "pitch", "deck"],
    categories: ["Sales", "Advanced Sales Activities"],
  },
  "Google Forms": {
    keywords: ["form", "survey", "questionnaire", "feedback", "poll"],
    categories: ["Market Research", "Customer Service"],
  },
  Figma: {
    keywords: ["figma", "design", "mockup", "prototype", "logo", "wireframe", "layout"],
    categories: ["Product", "Product Development"],
  },
  Notion: {
    keywords: ["notion", "organize", "process", "checklist", "roadmap", "notes", "wiki"],
    categories: ["Operations", "Product Delivery", "Technology & Tools", "Technology"],
  },
  Causal: {
    keywords: ["causal", "model", "projection", "scenario", "revenue", "cash flow"],
    categories: ["Finance", "Financial & Legal"],
  },
};

const MAX_SUGGESTIONS = 6;
const POINTS_PER_KEYWORD = 3;
const POINTS_PER_CATEGORY = 4;

export interface QuestText {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

function textOf(quest: QuestText): string {
  return `${quest.title} ${quest.description} ${quest.category}`.toLowerCase();
}

/** A keyword matches at the start of a word: "plan" in "planning", not in "explanation". */
function countKeywords(text: string, keywords: readonly string[]): number {
  return keywords.filter((keyword) => new RegExp(`\\b${keyword}`, "u").test(text)).length;
}

export function scoreTool(tool: Tool, quest: QuestText): number {
  const { keywords, categories } = signsOf(tool.name);
  const points = countKeywords(textOf(quest), keywords) * POINTS_PER_KEYWORD;
  return points + (categories.includes(quest.category) ? POINTS_PER_CATEGORY : 0);
}

/** The six best by score, ties in catalogue order. The mentor is always one: it can help with any quest. */
export function suggestTools(quest: QuestText): readonly Tool[] {
  const best = TOOLS.map((tool) => ({ tool, score: scoreTool(tool, quest) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ tool }) => tool);
  if (best.some(({ name }) => name === AI_MENTOR)) return best;
  return [...best.slice(0, MAX_SUGGESTIONS - 1), toolNamed(AI_MENTOR)];
}

const SOCIAL_TOOLS: readonly [string, RegExp][] = [
  ["LinkedIn", /\blinkedin\b/u],
  ["Instagram", /\binstagram\b/u],
  ["Facebook", /\bfacebook\b/u],
  ["Twitter", /\btwitter\b|\btweet/u],
];
const WRITING_OR_STRATEGY = /\b(writ|draft|strateg|brainstorm|plan|idea|copy|caption|advice)/u;
const OFFICE_TOOLS: readonly [string, RegExp][] = [
  ["Google Docs", /\b(document|docs?|article|policy|contract)\b/u],
  ["Google Sheets", /\b(spreadsheet|sheets?|budget|costs?|inventory)\b/u],
  ["Google Slides", /\b(slides?|presentation|deck|pitch)\b/u],
  ["Google Forms", /\b(forms?|survey|questionnaire|poll)\b/u],
];
const COUNTED_TOOLS = ["Figma", "Notion", "Causal"];

/** The tool the workspace opens for a quest, chosen in the specified order of five steps. */
export function chooseTool(quest: QuestText): Tool {
  const text = textOf(quest);
  const byPattern = (list: readonly [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(text))?.[0];
  const social = byPattern(SOCIAL_TOOLS);
  if (social) return toolNamed(social);
  if (WRITING_OR_STRATEGY.test(text)) return toolNamed(AI_MENTOR);
  return toolNamed(byPattern(OFFICE_TOOLS) ?? mostKeywords(text) ?? AI_MENTOR);
}

function mostKeywords(text: string): string | undefined {
  const counts = COUNTED_TOOLS.map((name) => ({
    name,
    count: countKeywords(text, signsOf(name).keywords),
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best.name : undefined;
}

function signsOf(name: string): Signs {
  const signs = SIGNS[name];
  if (!signs) throw new RangeError(`No such tool: ${name}`);
  return signs;
}
