import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const PAGE = "docs/capacity.md";

/** Replaces the tables between their markers in the page: `<!-- name -->` to `<!-- / -->`. */
export function writeDocs(tables: Record<string, string>): void {
  let page = readFileSync(PAGE, "utf8");
  for (const [name, table] of Object.entries(tables)) {
    const mark = `<!-- ${name} -->`;
    const [from, to] = [page.indexOf(mark), page.indexOf("<!-- / -->", page.indexOf(mark))];
    if (from < 0 || to < 0) throw new Error(`${PAGE} has no place for ${mark}.`);
    page = `${page.slice(0, from + mark.length)}\n${table}\n${page.slice(to)}`;
  }
  writeFileSync(PAGE, page);
}

/** Machine and date of the measurement. */
export function machineLine(now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return `Measured on ${day}: ${cpus().length} cores of "${cpus()[0]?.model.trim()}", Node ${process.versions.node}, embedded PostgreSQL on the same machine.`;
}
