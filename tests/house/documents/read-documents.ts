import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findProjectRoot } from "#server/platform/project-root.ts";

const root = findProjectRoot();
const LEFT_OUT = new Set(["node_modules", "dist", "data", ".git", "coverage", "screenshots"]);

/** Every folder (with a slash at its end) and file of the repository, from its root. */
export function listTree(folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      return entry.isDirectory() ? [`${path}/`, ...listTree(`${path}/`)] : [path];
    });
}

/** The names of a folder's own folders. */
export function listFolders(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

export function readDocument(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

const FENCED = /^```.*?^```/gmsu;

/** What stands between single backticks. */
export function codeSpans(text: string): string[] {
  return [...text.replaceAll(FENCED, "").matchAll(/`([^`\n]+)`/gu)].map(([, code = ""]) => code);
}

/** The rows of the table whose head begins with these words. */
export function readTable(page: string, head: string): string[][] {
  const lines = page.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  if (start < 0) throw new Error(`There is no table that begins with "${head}".`);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith("|"));
  return rows.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** The paths of an indented tree, two blanks a level; the name ends where its explanation begins. */
export function readTreePaths(page: string): string[] {
  const block = /^## The tree\n\n```\n(.*?)^```/msu.exec(page)?.[1] ?? "";
  const parents: string[] = [];
  return block
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, indent = "", name = ""] = /^( *)(\S+)/u.exec(line) ?? [];
      const level = indent.length / 2;
      const path = `${level === 0 ? "" : parents[level - 1]}${name}`;
      parents[level] = path;
      return path;
    });
}
