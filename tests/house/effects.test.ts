import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { listFiles } from "../../bin/bootstrap/content-hash.mjs";

const root = findProjectRoot();
const PUSHES = /\bctx\.push\(/u;
/** Handles that may belong to a transaction, which is over when an effect runs. */
const HANDLE = /\bctx\.db\b|\btx\b/u;

test("an effect uses the handle it is given, not that of the transaction that pushed it", () => {
  const files = listFiles(join(root, "src/server")).filter((file) => /(?<!\.test)\.ts$/u.test(file));
  const pushing = files
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => PUSHES.test(text));
  expect(pushing.length).toBeGreaterThan(5);
  expect(pushing.flatMap(({ file, text }) => wrongEffects(relative(root, file), text))).toEqual([]);
});

test("one that keeps it is found", () => {
  expect(wrongEffects("a.ts", "ctx.push((db) => learn(db, ctx.now));")).toEqual([]);
  expect(wrongEffects("a.ts", "ctx.push(() => learn(ctx.db));")).toHaveLength(1);
  expect(wrongEffects("a.ts", "withTransaction(db, (tx) => ctx.push(() => learn(tx)));")).toHaveLength(1);
});

function wrongEffects(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === "ctx.push") {
      const effect = node.arguments[0]?.getText(source) ?? "";
      if (HANDLE.test(effect)) found.push(`${path}: ${effect}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
