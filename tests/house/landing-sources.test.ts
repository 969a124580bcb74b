import { existsSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { readDocument } from "./documents/read-documents.ts";

const FOLDER = "src/web/pages/landing";
const IMPORTED = /from "(\.{1,2}\/[^"]+|#web\/[^"]+)"/gu;

/** The page's own modules and all that they import of the browser's code. */
function importedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ""] of readDocument(path).matchAll(IMPORTED))
    importedBy(
      name.startsWith("#web/") ? name.replace("#web/", "src/web/") : join(dirname(path), name),
      found,
    );
  return found;
}

/** "a/{b,c}.tsx" → "a/b.tsx", "a/c.tsx" */
function expand(pattern: string): string[] {
  const [, before = "", names, after = ""] = /^(.*)\{(.*)\}(.*)$/u.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(",").map((name) => `${before}${name}${after}`);
}

const sources = [...readDocument(`${FOLDER}/landing.css`).matchAll(/^@source "([^"]+)";$/gmu)]
  .flatMap(([, pattern = ""]) => expand(pattern))
  .map((path) => join(FOLDER, path));

test("every file that the landing page's stylesheet scans exists", () => {
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((path) => !existsSync(join(findProjectRoot(), path)))).toEqual([]);
});

test("it scans every component of the landing page: without its classes a drawing is black", () => {
  const components = [...importedBy(`${FOLDER}/landing-document.tsx`)].filter((path) =>
    path.endsWith(".tsx"),
  );
  const isScanned = (path: string) =>
    sources.some((source) => source === path || (source.endsWith("/") && path.startsWith(source)));
  expect(components.length).toBeGreaterThan(20);
  const missing = components.filter(
    (path) => /className|class=/u.test(readDocument(path)) && !isScanned(path),
  );
  expect(missing).toEqual([]);
});
