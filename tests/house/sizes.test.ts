import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { listFiles } from "../../bin/bootstrap/content-hash.mjs";

/** What still can be read in one go. */
const MOST = { file: 300, function: 100, median: 60, app: 120, folder: 25 };

const ROOT = findProjectRoot();
const TEST = /\.test\.tsx?$/u;
/** Helpers and made-up data of tests. */
const FOR_TESTS = /\.test\.tsx?$|\/testing\/|[.-](?:cases|traps)[\w-]*\.ts$/u;

/** Graders and people for the engine, kept as they were written. */
const OPEN_SETS = "bench/engine/open/";

interface Source {
  path: string;
  text: string;
  lines: number;
}

const files: Source[] = ["src", "tests", "bin", "tools", "bench"]
  .flatMap((folder) => listFiles(join(ROOT, folder)))
  .filter((file) => /\.(?:tsx?|mjs|css)$/u.test(file) && !file.includes(OPEN_SETS))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    return { path: relative(ROOT, file), text, lines: text.trimEnd().split("\n").length };
  });

const product = files.filter(({ path }) => path.startsWith("src/") && !FOR_TESTS.test(path));

test("no file is longer than what can be read in one go, and most are short", () => {
  const long = files.filter(({ lines }) => lines > MOST.file);
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  const sorted = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MOST.median);
  const app = files.find(({ path }) => path === "src/server/app.ts");
  expect(app?.lines).toBeLessThan(MOST.app);
});

test("no function of the product is longer than a screen or two", () => {
  const long = product.filter(({ lines }) => lines > MOST.function).flatMap(longFunctions);
  expect(long).toEqual([]);
});

test("no folder holds more files of a kind than can be looked through", () => {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const kind = `${dirname(path)}: ${TEST.test(path) ? "tests" : "files"}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MOST.folder)).toEqual([]);
});

test("a long function is found, a long list of short ones is not", () => {
  const lines = (count: number) => Array.from({ length: count }, () => "  go();").join("\n");
  const at = (text: string) => longFunctions({ path: "one.ts", text, lines: 0 });
  expect(at(`const a = () => {\n${lines(99)}\n};`)).toEqual(["one.ts:1: 101 lines"]);
  expect(at(`function a() {\n${lines(50)}\n}\nfunction b() {\n${lines(60)}\n}`)).toEqual([]);
});

function longFunctions({ path, text }: Source): string[] {
  if (path.endsWith(".css")) return [];
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [from, to] = [lineOf(node.getStart(source)), lineOf(node.end)];
    if (to - from < MOST.function) return;
    if (ts.isFunctionLike(node)) found.push(`${path}:${from}: ${to - from + 1} lines`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
