import { expect, test } from "vitest";
import { recordUse, removeTool, shortToolName, toolLook } from "./toolbox.ts";

const at = (minute: number) => `2026-11-15T12:0${minute}:00.000Z`;

test("using a new tool adds it, the newest first, and the six most recent stay", () => {
  let tools = recordUse([], "A", at(0));
  for (const [index, name] of ["B", "C", "D", "E", "F", "G"].entries())
    tools = recordUse(tools, name, at(index + 1));
  expect(tools.map(({ name }) => name)).toEqual(["G", "F", "E", "D", "C", "B"]);
});

test("using a listed tool only refreshes it", () => {
  const tools = recordUse(recordUse([], "A", at(0)), "B", at(1));
  expect(recordUse(tools, "A", at(2))).toMatchObject([
    { name: "A", lastUsed: at(2) },
    { name: "B", lastUsed: at(1) },
  ]);
});

test("an entry keeps the catalogue's address and category", () => {
  expect(recordUse([], "Google Sheets", at(0))).toEqual([
    {
      name: "Google Sheets",
      url: "https://docs.google.com/spreadsheets/",
      category: "Documents",
      lastUsed: at(0),
    },
  ]);
});

test("a tool that left the catalogue has no address", () => {
  expect(recordUse([], "Old Tool", at(1))).toEqual([
    { name: "Old Tool", url: "", category: "Other", lastUsed: at(1) },
  ]);
});

test("a tool is removed by name", () => {
  expect(removeTool(recordUse([], "A", at(0)), "A")).toEqual([]);
});

test.each([
  ["Google Docs - Write together", "Google Docs"],
  ["Figma: the design tool", "Figma"],
  ["Notion (free)", "Notion"],
  ["Self-service", "Self-service"],
  ["(free)", "(free)"],
])("%j is shown as %j", (name, short) => {
  expect(shortToolName(name)).toBe(short);
});

test.each([
  ["AI Mentor", "mentor"],
  ["ChatGPT", "mentor"],
  ["LinkedIn", "network"],
  ["Google Docs", "document"],
  ["Google Sheets", "spreadsheet"],
  ["Google Slides", "slides"],
  ["Google Forms", "form"],
  ["Figma", "design"],
  ["Causal", "other"],
] as const)("%s looks like %s", (name, look) => {
  expect(toolLook(name)).toBe(look);
});
