import { expect, test } from "vitest";
import { COMMANDS } from "#server/ops/commands.ts";
import { readModels } from "#server/platform/llm/model-config.ts";
import { readStripe } from "#server/platform/payments/stripe/stripe-config.ts";
import { codeSpans, listTree, readDocument, readTable } from "./read-documents.ts";

const page = readDocument("docs/operations.md");
const firstCells = (head: string) => readTable(page, head).flatMap(([cell = ""]) => codeSpans(cell));

/** The names that are looked up in an environment without any. */
function namesReadBy(read: (env: Record<string, string | undefined>) => unknown): string[] {
  const asked = new Set<string>();
  read(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  return [...asked];
}

test("the table of variables has those that the configuration reads", () => {
  const config = readDocument("src/server/platform/config.ts");
  const own = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gmu)].map(([, name = ""]) => name);
  expect(own.length).toBeGreaterThan(20);
  const read = new Set([...own, ...namesReadBy(readModels), ...namesReadBy(readStripe)]);
  expect(firstCells("variable").sort()).toEqual([...read].sort());
});

test("the table of operator's commands has those that there are, with what they take", () => {
  const there = COMMANDS.map(({ name, takes }) => [name, ...takes].join(" "));
  expect(firstCells("operator's command").sort()).toEqual(there.sort());
});

test("the table of operator's commands begins each row as the usage text does", () => {
  const told = readTable(page, "operator's command").map(([command = "", does = ""]) => ({
    name: codeSpans(command)[0]?.split(" ")[0],
    does,
  }));
  const differing = COMMANDS.filter(
    ({ name, does }) => !told.some((row) => row.name === name && row.does.startsWith(does)),
  );
  expect(differing.map(({ name }) => name)).toEqual([]);
});

const { scripts } = JSON.parse(readDocument("package.json")) as { scripts: Record<string, string> };

test("every script of package.json is in the table of commands", () => {
  const named = firstCells("command").map((command) => command.replace(/^npm (run )?/u, ""));
  const bare = new Set(named.map((command) => command.split(" ")[0]));
  expect(Object.keys(scripts).filter((script) => !bare.has(script))).toEqual([]);
});

test("every npm script and operator's command that a page names exists", () => {
  const known = new Set(COMMANDS.map(({ name }) => name));
  const unknown = listTree()
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => codeSpans(readDocument(path)))
    .filter((code) => {
      const script = /^npm (?:run )?([a-z:]+)/u.exec(code)?.[1];
      const command = /^npm run ops -- ([a-z-]+)/u.exec(code)?.[1];
      return (script && !(script in scripts)) || (command && !known.has(command));
    });
  expect(unknown).toEqual([]);
});
