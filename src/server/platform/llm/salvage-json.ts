import { cleanText, wellFormed } from "./clean-text.ts";

/** Extracts the JSON from a model's answer, also from a code fence or surrounding text; undefined if none. */
export function salvageJson(text: string): unknown {
  for (const candidate of candidatesIn(text)) {
    try {
      return JSON.parse(candidate, (_key, value) =>
        typeof value === "string" ? wellFormed(cleanText(value)) : value,
      );
    } catch {
      // Not JSON: try the next candidate.
    }
  }
  return undefined;
}

function candidatesIn(text: string): string[] {
  const fenced = text.split("```")[1]?.replace(/^\w*\s/u, "");
  return [text, fenced ?? "", between(text, "{", "}"), between(text, "[", "]")].filter((part) => part.trim());
}

function between(text: string, first: string, last: string): string {
  const start = text.indexOf(first);
  return start < 0 ? "" : text.slice(start, text.lastIndexOf(last) + 1);
}
