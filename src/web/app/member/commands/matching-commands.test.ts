import { expect, test } from "vitest";
import { matchingCommands } from "./matching-commands.ts";

const run = () => undefined;
const COMMANDS = [
  { id: "new", label: "New quest", keywords: "create add", run },
  { id: "log", label: "Founder's Logbook", run },
  { id: "theme", label: "Switch to dark theme", keywords: "light", run },
  { id: "answer", label: "Answer a question on the profile", run },
  { id: "profile", label: "Profile", ownWords: "Wick & Willow\nSoy candles in reused glass", run },
];

test.each([
  ["log", ["log"], []],
  ["quest new", ["new"], []],
  ["profile", ["profile", "answer"], []],
  ["DARK", ["theme"], []],
  ["ogbook", [], ["log"]],
  ["create", [], ["new"]],
  ["candles", [], ["profile"]],
  ["andles", [], []],
  ["…", [], []],
])("%s", (query, byName, byOther) => {
  const found = matchingCommands(COMMANDS, query);
  expect(found.byName.map(({ id }) => id)).toEqual(byName);
  expect(found.byOther.map(({ id }) => id)).toEqual(byOther);
});

test("a command found by the person's own words shows them", () => {
  expect(matchingCommands(COMMANDS, "glass").byOther[0]?.detail).toBe("Soy candles in reused glass");
});
