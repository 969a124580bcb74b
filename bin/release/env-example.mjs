import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../bootstrap/paths.mjs";

const PAGE = "docs/operations.md";
const WIDTH = 100;

/** What an instance behind a proxy on the same machine has to set; the rest has defaults. */
const TO_SET = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://quest.example.com",
  HOST: "127.0.0.1",
  TRUST_PROXY: "127.0.0.1,::1",
  SESSION_SECRET: "",
  ADMIN_EMAILS: "you@example.com",
};

/** The text of .env.example: every variable of the table in docs/operations.md, in its order. */
export function describeVariables() {
  const rows = readRows(readFileSync(join(ROOT, PAGE), "utf8"));
  const known = new Set(rows.flatMap(({ names }) => names));
  const unknown = Object.keys(TO_SET).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${unknown.join()} is not in the table of ${PAGE}.`);
  const set = Object.entries(TO_SET).map(([name, value]) => `${name}=${value}`);
  const others = rows.flatMap(({ names, meaning }) => {
    const unset = names.filter((name) => !(name in TO_SET));
    if (unset.length === 0) return [];
    return ["", ...wrap(`Default: ${meaning}`), ...unset.map((name) => `#${name}=`)];
  });
  return [
    ...wrap(`Variables of SideQuest, made from the table in ${PAGE} by npm run env:example.`),
    ...wrap("Copy it, fill it in, and let nobody else read it: it holds secrets."),
    "",
    ...wrap("An instance for the public needs these. `openssl rand -hex 32` makes a SESSION_SECRET."),
    ...set,
    "",
    ...wrap("All others, each with its default."),
    ...others,
    "",
  ].join("\n");
}

/** @param {string} page */
function readRows(page) {
  const lines = page.split("\n");
  const start = lines.indexOf("| variable | default |") + 2;
  if (start < 2) throw new Error(`${PAGE} has no table of variables.`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start, end).map((line) => {
    const [cell = "", meaning = ""] = line.slice(1, -1).split(" | ");
    const names = [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    return { names, meaning: plain(meaning) };
  });
}

/**
 * Without Markdown's marks, and without "see below", which is true on the page only.
 * @param {string} text
 */
function plain(text) {
  return text
    .replaceAll(/ \(\[[^\]]*\]\([^)]*\)\)/g, "")
    .replaceAll(/[;,] see (`\w+` )?below/g, "")
    .replaceAll("`", "")
    .trim();
}

/** @param {string} text */
function wrap(text) {
  const lines = ["#"];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (`${last} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}
