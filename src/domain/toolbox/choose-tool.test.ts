import { expect, test } from "vitest";
import { chooseTool, scoreTool, suggestTools } from "./choose-tool.ts";
import { TOOLS, toolNamed } from "./tools.ts";

const quest = (title: string, category = "Other", description = "") => ({ title, description, category });

test("the catalogue has the twelve specified tools", () => {
  expect(TOOLS.map(({ name }) => name)).toEqual([
    "AI Mentor",
    "LinkedIn",
    "Instagram",
    "Facebook",
    "Twitter",
    "Google Docs",
    "Google Sheets",
    "Google Slides",
    "Google Forms",
    "Figma",
    "Notion",
    "Causal",
  ]);
  expect(toolNamed("AI Mentor").url).toBe("/dashboard");
  for (const { name, url } of TOOLS.slice(1)) expect(url, name).toMatch(/^https:\/\//u);
});

test("a score is 3 a keyword and 4 a category, whatever the case", () => {
  const sheets = toolNamed("Google Sheets");
  expect(scoreTool(sheets, quest("List the COST of wax", "Other"))).toBe(6);
  expect(scoreTool(sheets, quest("List the cost of wax", "Finance"))).toBe(10);
  expect(scoreTool(sheets, quest("Nothing here", "Finance"))).toBe(4);
  expect(scoreTool(sheets, quest("Dance", "Other"))).toBe(0);
});

test("at most six are suggested, the best first, and never none", () => {
  const many = quest(
    "Make a survey form, a budget sheet, a pitch deck, a logo design and a reel",
    "Market Research",
  );
  const names = suggestTools(many).map(({ name }) => name);
  expect(names).toHaveLength(6);
  expect(names[0]).toBe("Google Forms");
  expect(suggestTools(quest("Dance")).map(({ name }) => name)).toEqual(["AI Mentor"]);
});

test.each([
  [
    "six tools fit better",
    "Make a survey form, a budget sheet, a pitch deck, a logo design and a reel",
    "Sales",
  ],
  ["one tool fits", "Fill in the spreadsheet", "Other"],
  ["it fits best", "Brainstorm a name", "Business Setup"],
])("the mentor is always among them: %s", (_, title, category) => {
  const names = suggestTools(quest(title, category)).map(({ name }) => name);
  expect(names.filter((name) => name === "AI Mentor")).toHaveLength(1);
  expect(names.length).toBeLessThanOrEqual(6);
});

test.each([
  ["Write a LinkedIn post", "LinkedIn"],
  ["Answer on Instagram and Facebook", "Instagram"],
  ["Draft the budget document", "AI Mentor"],
  ["Fill in the contract", "Google Docs"],
  ["Add wax to the inventory", "Google Sheets"],
  ["Finish the pitch deck", "Google Slides"],
  ["Send the survey", "Google Forms"],
  ["Make a logo and a wireframe, add notes", "Figma"],
  ["Build a cash flow projection with a checklist", "Causal"],
  ["Sort the checklist and the roadmap", "Notion"],
  ["Dance", "AI Mentor"],
])("the workspace opens for %j: %s", (title, name) => {
  expect(chooseTool(quest(title)).name).toBe(name);
});
