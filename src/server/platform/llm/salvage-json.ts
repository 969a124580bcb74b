import { cleanText, wellFormed } from "./clean-text.ts";

/**
 * Extracts the JSON from a model's answer, also from a code fence or surrounding text; undefined if none. Of a list
 * that was cut off or is broken somewhere, the whole items.
 */
export function salvageJson(text: string): unknown {
  for (const candidate of candidatesIn(text)) {
    const json = parse(candidate);
    if (json !== undefined) return json;
  }
  const items = wholeItems(text);
  return items.length > 0 ? items : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) =>
      typeof value === "string" ? wellFormed(cleanText(value)) : value,
    );
  } catch {
    return undefined;
  }
}

/** The objects of the first list that can be read, each on its own. */
function wholeItems(text: string): unknown[] {
  const list = text.slice(text.indexOf("["));
  return list.split(/(?<=\})\s*,\s*(?=\{)/u).flatMap((part) => {
    // The last one is followed by the end of the list.
    const item =
      parse(between(part, "{", "}")) ?? parse(between(part.slice(0, part.lastIndexOf("]")), "{", "}"));
    return item === undefined ? [] : [item];
  });
}

function candidatesIn(text: string): string[] {
  const fenced = text.split("```")[1]?.replace(/^\w*\s/u, "");
  return [text, fenced ?? "", between(text, "{", "}"), between(text, "[", "]")].filter((part) => part.trim());
}

function between(text: string, first: string, last: string): string {
  const start = text.indexOf(first);
  return start < 0 ? "" : text.slice(start, text.lastIndexOf(last) + 1);
}
