import { excerptOf } from "#domain/search/excerpt.ts";
import { holdsWords, searchWords } from "#domain/search/search-words.ts";
import type { Command } from "#web/ui/overlays/command-palette.tsx";

interface MatchingCommands {
  /** Their own name holds the words; those that begin with what was typed come first. */
  byName: Command[];
  /** Found by other words about them, or by what the person wrote. */
  byOther: Command[];
}

export function matchingCommands(commands: readonly Command[], query: string): MatchingCommands {
  const typed = query.toLocaleLowerCase("en").split(/\s+/u).filter(Boolean);
  const words = searchWords(query);
  const byName: Command[] = [];
  const byOther: Command[] = [];
  for (const command of commands) {
    const { label, group = "", keywords = "", ownWords = "" } = command;
    const text = `${label} ${group} ${keywords}`.toLocaleLowerCase("en");
    if (words.length > 0 && holdsWords(label, words)) byName.push(command);
    else if (typed.every((word) => text.includes(word))) byOther.push(command);
    else if (words.length > 0 && holdsWords(ownWords, words))
      byOther.push({ ...command, detail: excerptOf(ownWords, words) });
  }
  return { byName: [...byName].sort((a, b) => beginsWith(b, query) - beginsWith(a, query)), byOther };
}

function beginsWith({ label }: Command, query: string): number {
  return Number(label.toLocaleLowerCase("en").startsWith(query.trim().toLocaleLowerCase("en")));
}
