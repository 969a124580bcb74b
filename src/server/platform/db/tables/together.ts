import type { Generated } from "kysely";
import type { Signal } from "#domain/companion/signals.ts";
import type { Outcome } from "#domain/leagues/leagues.ts";
import type { Day } from "./columns.ts";

export interface CompanionTables {
  companion_invites: {
    token_hash: Buffer;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    used_by: string | null;
  };
  companions: {
    user_id: string;
    companion_id: string;
    since: Date;
  };
  companion_signals: {
    user_id: string;
    signal: Signal;
    day: Day;
    sent_at: Date;
  };
}

export interface LeaguesTables {
  league_people: {
    user_id: string;
    league: Generated<number>;
    shows_name: Generated<boolean>;
    joined_at: Date;
    left_at: Date | null;
  };
  league_weeks: {
    week: Day;
    made_at: Date;
    closed_at: Date | null;
  };
  league_groups: {
    week: Day;
    number: number;
    league: number;
    stage: number;
    pace: number;
    people: number;
  };
  league_seats: {
    week: Day;
    user_id: string;
    group_number: number;
    league: number;
    points: number | null;
    place: number | null;
    people: number | null;
    outcome: Outcome | null;
  };
}
