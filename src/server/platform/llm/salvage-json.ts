import { cleanText, wellFormed } from "./clean-text.ts";

/** The JSON in a model's answer, also in a fence or between words; undefined if there is none. */
export function salvageJson(text: string): unknown {
  for (const candidate of candidatesIn(text)) {
    try {
      return JSON.parse(candidate, (_key, value) =>
        typeof value === "string" ? wellFormed(cleanText(value)) : value,
      );
    } catch {
      // The next candidate is wider or narrower; the last one decides.
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
