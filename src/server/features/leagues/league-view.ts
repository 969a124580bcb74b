import type { ExportView } from "#contracts/export/export.ts";
import type { EndedWeekView } from "#contracts/leagues/leagues.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Outcome } from "#domain/leagues/leagues.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { findPerson, listEnded } from "./leagues.repository.ts";

interface EndedRow {
  readonly week: CalendarDay;
  readonly league: number;
  readonly points: number | null;
  readonly place: number | null;
  readonly people: number | null;
  readonly outcome: Outcome | null;
}

export function viewEnded({ week, league, points, place, people, outcome }: EndedRow): EndedWeekView {
  return {
    week,
    league,
    points: points ?? 0,
    place: place ?? 0,
    people: people ?? 0,
    outcome: outcome ?? "stay",
  };
}

export async function exportLeague(tx: Tx, userId: string): Promise<Pick<ExportView, "league">> {
  const person = await findPerson(tx, userId);
  if (!person) return { league: null };
  const ended = await listEnded(tx, userId, "1970-01-01" as CalendarDay);
  return {
    league: {
      league: person.league,
      showsName: person.shows_name,
      joinedAt: person.joined_at.toISOString(),
      leftAt: person.left_at?.toISOString() ?? null,
      weeks: ended.map(viewEnded),
    },
  };
}
