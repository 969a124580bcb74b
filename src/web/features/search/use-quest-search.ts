import { useQuery } from "@tanstack/react-query";
import { listQuests, type QuestView, readNotes } from "#contracts/quests.ts";
import { SEARCH_MAX_LENGTH, searchQuests } from "#contracts/search.ts";
import { rankFound, SEARCH_SHOWN } from "#domain/search/rank-found.ts";
import { holdsWords, searchWords } from "#domain/search/search-words.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { usePaused } from "#web/platform/api/use-paused.ts";
import { t } from "#web/platform/language/text.ts";

/** A single letter begins some word of almost every quest. */
const SEARCHED_FROM_LENGTH = 2;
const NO_QUESTS: readonly QuestView[] = [];

/**
 * Finds the person's quests: in the loaded list at once, and on the server, which knows all of them, after a pause
 * in typing. An answer belongs to its text: one that comes late is never shown for another.
 */
export function useQuestSearch(isOn: boolean, query: string) {
  const list = useQuery({ ...queryOf(listQuests), enabled: isOn });
  const typed = query.trim().slice(0, SEARCH_MAX_LENGTH);
  const asked = usePaused(typed);
  const isAsking = isOn && asked.length >= SEARCHED_FROM_LENGTH && searchWords(asked).length > 0;
  const answer = useQuery({
    queryKey: [searchQuests.path, asked],
    queryFn: ({ signal }) => call(searchQuests, { q: asked }, { signal }),
    enabled: isAsking,
    retry: 0,
    retryOnMount: true,
  });
  const loaded = list.data ?? NO_QUESTS;
  return {
    quests: loaded,
    find: (text: string): QuestView[] => {
      const words = searchWords(text);
      if (text.trim().length < SEARCHED_FROM_LENGTH || words.length === 0) return [];
      const here = loaded.filter((quest) => holdsWords(textOf(quest), words));
      const there = text.trim() === asked ? (answer.data ?? []) : [];
      const known = new Set(here.map(({ id }) => id));
      return rankFound([...here, ...there.filter(({ id }) => !known.has(id))], words).slice(0, SEARCH_SHOWN);
    },
    isSearching: isAsking && (answer.isFetching || asked !== typed),
    isFailed: isAsking && answer.isError && !answer.isFetching,
    retry: () => void answer.refetch(),
  };
}

/** Everything that a quest can be found by. */
export function textOf({ title, category, description, completionNotes }: QuestView): string {
  return [title, t(category), category, description, notesOf(completionNotes)].join("\n");
}

function notesOf(completionNotes: string | null): string {
  const notes = readNotes(completionNotes);
  if (!notes) return completionNotes ?? "";
  return [notes.notes, notes.link, notes.metric?.name].filter(Boolean).join("\n");
}
