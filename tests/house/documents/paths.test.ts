import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { codeSpans, listTree, readDocument } from "./read-documents.ts";

const tree = listTree();
const entries = new Set(tree);
const names = new Set(tree.filter((path) => !path.endsWith("/")).map((path) => path.split("/").at(-1)));
const pages = tree.filter((path) => path.endsWith(".md"));

/** Made while the program is built or runs, so not in a fresh checkout. */
const MADE = /^(dist|data|screenshots|bench\/results)\//u;
const PACKAGES = new Set(["zod/mini"]);
const FILE = /\.(ts|tsx|mjs|md|json|sql|css|html|webm)$/u;

/** A path from the repository's root, or a file's name. Addresses begin with a slash, variables are in capitals. */
function isPath(code: string): boolean {
  if (!/^(?!\.\/)[a-z.<*][\w.<>*-]*(\/[\w.<>*-]*)*$/u.test(code) || PACKAGES.has(code)) return false;
  return !MADE.test(code) && (code.includes("/") || FILE.test(code));
}

/** `<f>` stands for one name, `*` for a part of it, `**` for any number of folders. */
function pattern(path: string): RegExp {
  const plain = path.replaceAll(/[.]/gu, "\\.").replace(/\/?$/u, "/?");
  const text = plain
    .replaceAll(/<\w+>/gu, "[^/]+")
    .replaceAll("**/", "(?:.+/)?")
    .replaceAll(/(?<!\))\*/gu, "[^/]*");
  return new RegExp(`^(.*/)?${text}$`, "u");
}

function exists(path: string, page: string): boolean {
  if (/[<*]/u.test(path)) return tree.some((entry) => pattern(path).test(entry));
  const places = [path, `${path}/`, join(dirname(page), path), `${join(dirname(page), path)}/`];
  return places.some((place) => entries.has(place)) || (!path.includes("/") && names.has(path));
}

test.each(pages)("every path that %s names exists", (page) => {
  const paths = codeSpans(readDocument(page)).filter(isPath);
  expect(paths.filter((path) => !exists(path, page))).toEqual([]);
});

test.each(pages)("every link of %s leads to a file, and to a heading in it", (page) => {
  const links = [...readDocument(page).matchAll(/\]\((?!https?:|#)([^)#]*)(?:#([^)]*))?\)/gu)];
  const dead = links.filter(([, path = "", heading]) => {
    const target = join(dirname(page), path);
    if (!entries.has(target) && !entries.has(`${target}/`)) return true;
    return heading !== undefined && !headings(target).includes(heading);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

function headings(page: string): string[] {
  const lines = [...readDocument(page).matchAll(/^#+ (.*)$/gmu)];
  return lines.map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("a path that does not exist is found", () => {
  expect(isPath("src/server/no-such-file.ts")).toBe(true);
  expect(exists("src/server/no-such-file.ts", "README.md")).toBe(false);
  expect(exists("src/server/features/<f>/<f>.nothing.ts", "README.md")).toBe(false);
  expect(exists("src/server/features/<f>/<f>.feature.ts", "README.md")).toBe(true);
  expect(exists("src/server/platform/payments/**/*.test.ts", "README.md")).toBe(true);
});
