import { type QuestView, readNotes } from "#contracts/quests.ts";
import { rankFound, SEARCH_SHOWN } from "#domain/search/rank-found.ts";
import { holdsWords, searchWords } from "#domain/search/search-words.ts";
import { viewOfQuest } from "#server/features/quests/quests.service.ts";
import type { Context } from "#server/platform/context.ts";
import { findCandidates } from "./search.repository.ts";

export async function searchMyQuests(ctx: Context, text: string): Promise<QuestView[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const candidates = (await findCandidates(ctx.db, ctx.actor.id, words)).map(viewOfQuest);
  const found = candidates.filter((quest) => holdsWords(textOf(quest), words));
  return rankFound(found, words).slice(0, SEARCH_SHOWN);
}

function textOf({ title, category, description, completionNotes }: QuestView): string {
  const notes = readNotes(completionNotes);
  const own = notes ? [notes.notes, notes.link, notes.metric?.name] : [completionNotes];
  return [title, category, description, ...own].join(" ");
}
