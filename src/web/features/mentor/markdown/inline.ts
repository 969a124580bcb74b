export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "break" }
  | { kind: "strong" | "em"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] };

/** Longest first, so that `**` is not read as two `*`. */
const MARKS = [
  { mark: "**", kind: "strong" },
  { mark: "__", kind: "strong" },
  { mark: "*", kind: "em" },
  { mark: "_", kind: "em" },
] as const;

const SPECIAL = /[\\`*_[!\n]/u;
const MAX_DEPTH = 4;
const MAX_LINK_WORDS = 300;
const SCHEMES = new Set(["http:", "https:", "mailto:"]);

/** Parses bold, italics, code and links; anything else or unfinished is plain text. */
export function parseInline(source: string, depth = 0): Inline[] {
  const parts: Inline[] = [];
  let plain = "";
  let at = 0;

  const push = (part: Inline) => {
    if (plain) parts.push({ kind: "text", text: plain });
    plain = "";
    parts.push(part);
  };

  while (at < source.length) {
    const next = source.slice(at).search(SPECIAL);
    plain += next < 0 ? source.slice(at) : source.slice(at, at + next);
    if (next < 0) break;
    at += next;
    const special = readSpecial(source, at, depth);
    if (special.part) push(special.part);
    else plain += special.text;
    at += special.length;
  }
  if (plain) parts.push({ kind: "text", text: plain });
  return parts;
}

interface Special {
  part?: Inline;
  text: string;
  length: number;
}

function readSpecial(source: string, at: number, depth: number): Special {
  const sign = source.charAt(at);
  const asText: Special = { text: sign, length: 1 };
  if (sign === "\n") return { part: { kind: "break" }, text: "", length: 1 };
  if (sign === "\\") return readEscape(source, at);
  if (sign === "`") return readCode(source, at) ?? asText;
  if (depth >= MAX_DEPTH) return asText;
  if (sign === "!") return readPicture(source, at) ?? asText;
  if (sign === "[") return readLink(source, at, depth) ?? asText;
  return readEmphasis(source, at, depth) ?? asText;
}

function readEscape(source: string, at: number): Special {
  const next = source.charAt(at + 1);
  return /[!-/:-@[-`{-~]/u.test(next) ? { text: next, length: 2 } : { text: "\\", length: 1 };
}

function readCode(source: string, at: number): Special | null {
  const end = source.indexOf("`", at + 1);
  if (end <= at + 1) return null;
  return { part: { kind: "code", text: source.slice(at + 1, end) }, text: "", length: end + 1 - at };
}

function readEmphasis(source: string, at: number, depth: number): Special | null {
  const match = MARKS.find(({ mark }) => source.startsWith(mark, at));
  if (!match) return null;
  const { mark, kind } = match;
  const from = at + mark.length;
  const unread: Special = { text: mark, length: mark.length };
  // snake_case and 2 * 3 are not emphasis.
  const isInWord = mark.startsWith("_") && /[\p{L}\p{N}]/u.test(source.charAt(at - 1));
  if (isInWord || !/\S/u.test(source.charAt(from))) return unread;
  const end = mark.length === 1 ? findSingle(source, mark, from + 1) : findPair(source, mark, from + 1);
  if (end < 0 || /\s/u.test(source.charAt(end - 1))) return unread;
  const children = parseInline(source.slice(from, end), depth + 1);
  return { part: { kind, children }, text: "", length: end + mark.length - at };
}

/** Skips doubled marks, which belong to a pair. */
function findSingle(source: string, mark: string, from: number): number {
  let end = source.indexOf(mark, from);
  while (end >= 0 && source.charAt(end + 1) === mark) end = source.indexOf(mark, end + 2);
  return end;
}

/** Of three marks in a row, the first closes the inner emphasis. */
function findPair(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end >= 0 && source.charAt(end + 2) === mark.charAt(0) ? end + 1 : end;
}

interface Target {
  words: string;
  address: string;
  length: number;
}

function readTarget(source: string, at: number): Target | null {
  const middle = source.indexOf("](", at + 1);
  const end = middle < 0 || middle - at > MAX_LINK_WORDS ? -1 : source.indexOf(")", middle + 2);
  if (end < 0) return null;
  const words = source.slice(at + 1, middle);
  const address = source.slice(middle + 2, end);
  if (/[[\n]/u.test(words) || /\s/u.test(address.trim())) return null;
  return { words, address, length: end + 1 - at };
}

function readLink(source: string, at: number, depth: number): Special | null {
  const target = readTarget(source, at);
  if (!target) return null;
  const { words, address, length } = target;
  const href = safeAddress(address);
  // A link with an unsafe address becomes plain text.
  if (href === null) return { text: words, length };
  return { part: { kind: "link", href, children: parseInline(words, depth + 1) }, text: "", length };
}

/** Pictures are replaced by their description: nothing is fetched from other sites. */
function readPicture(source: string, at: number): Special | null {
  const target = source.charAt(at + 1) === "[" ? readTarget(source, at + 1) : null;
  return target && { text: target.words, length: target.length + 1 };
}

function safeAddress(address: string): string | null {
  try {
    const url = new URL(address.trim());
    return SCHEMES.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
