import { type Inline, parseInline } from "./inline.ts";

export type Block =
  | { kind: "paragraph" | "heading"; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "list"; isOrdered: boolean; start: number; items: Block[][] };

const FENCE = /^ {0,3}```/u;
const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/u;
const RULE = /^ {0,3}([-*_])( *\1){2,} *$/u;
const ITEM = /^( {0,3})([-*+•]|\d{1,9}[.)])( +|$)(.*)$/u;
const MAX_DEPTH = 4;

/** Parses the few block types that answers use. Never fails: unfinished blocks end with the text. */
export function parseBlocks(source: string): Block[] {
  return blocksOf(source.replace(/\r\n?/gu, "\n").replace(/\t/gu, "    ").split("\n"), 0);
}

function blocksOf(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    const text = paragraph.join("\n").trim();
    if (text) blocks.push({ kind: "paragraph", children: parseInline(text) });
    paragraph = [];
  };
  let at = 0;
  while (at < lines.length) {
    const found = readBlock(lines, at, depth);
    if (found) endParagraph();
    else paragraph.push((lines[at] ?? "").trim());
    if (found?.block) blocks.push(found.block);
    at += found?.length ?? 1;
  }
  endParagraph();
  return blocks;
}

interface Found {
  /** Absent for blank lines and rules, which only separate. */
  block?: Block;
  /** Number of lines. */
  length: number;
}

function readBlock(lines: readonly string[], at: number, depth: number): Found | null {
  const line = lines[at] ?? "";
  if (line.trim() === "" || RULE.test(line)) return { length: 1 };
  if (FENCE.test(line)) return readFence(lines, at);
  const heading = HEADING.exec(line)?.[1];
  if (heading) return { block: { kind: "heading", children: parseInline(heading) }, length: 1 };
  return depth < MAX_DEPTH && ITEM.test(line) ? readList(lines, at, depth) : null;
}

function readFence(lines: readonly string[], at: number): Found {
  const closing = lines.findIndex((line, index) => index > at && FENCE.test(line));
  const end = closing < 0 ? lines.length : closing;
  return { block: { kind: "code", text: lines.slice(at + 1, end).join("\n") }, length: end + 1 - at };
}

const isNumber = (mark: string) => /^\d/u.test(mark);

function readList(lines: readonly string[], at: number, depth: number): Found {
  const first = ITEM.exec(lines[at] ?? "")?.[2] ?? "";
  const isOrdered = isNumber(first);
  const items: string[][] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    const item = ITEM.exec(line);
    const current = items.at(-1);
    if (item && !RULE.test(line) && isNumber(item[2] ?? "") === isOrdered) items.push([item[4] ?? ""]);
    else if (current && belongs(lines, end)) current.push(line.replace(/^ {1,4}/u, ""));
    else break;
    end += 1;
  }
  const start = isOrdered ? Number.parseInt(first, 10) : 1;
  const parsed = items.map((item) => blocksOf(item, depth + 1));
  return { block: { kind: "list", isOrdered, start, items: parsed }, length: end - at };
}

/** Whether a line continues the list item: indented, a lazy continuation, or blank before one or an item. */
function belongs(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  const next = lines[at + 1] ?? "";
  if (line.trim() === "") return /^ {2,}\S/u.test(next) || ITEM.test(next);
  if (/^ {2,}/u.test(line)) return true;
  const isBlock = FENCE.test(line) || HEADING.test(line) || RULE.test(line) || ITEM.test(line);
  return !isBlock && (lines[at - 1] ?? "").trim() !== "";
}
