import * as z from "zod/mini";
import { LEAGUES, OUTCOMES } from "#domain/leagues/leagues.ts";
import { endpoint, noContent } from "../endpoint.ts";

const leagueSchema = z.int().check(z.gte(0), z.lte(LEAGUES.length - 1));

/** A person of the group. Nothing else is told of anybody: no id, no picture, no level. */
const seatSchema = z.object({
  name: z.string(),
  points: z.int(),
  /** Equal points share a place. */
  place: z.int(),
  /** Where the place would lead if the week ended now. */
  outcome: z.enum(OUTCOMES),
  isYou: z.boolean(),
});

export type SeatView = z.output<typeof seatSchema>;

export const endedWeekSchema = z.object({
  week: z.string(),
  league: leagueSchema,
  points: z.int(),
  place: z.int(),
  people: z.int(),
  outcome: z.enum(OUTCOMES),
});

export type EndedWeekView = z.output<typeof endedWeekSchema>;

/**
 * out: has not joined. making: the week has begun, and its groups are made within minutes. waiting: takes part
 * from the next week on. paused: earned nothing for two weeks, and is back in the week after the next quest. in:
 * has a group.
 */
const LEAGUE_STATES = ["out", "making", "waiting", "paused", "in"] as const;

const leagueViewSchema = z.object({
  state: z.enum(LEAGUE_STATES),
  league: leagueSchema,
  /** The name others read unless the person shows their own. */
  alias: z.string(),
  showsName: z.boolean(),
  /** The present week: from Monday, 00:00 UTC, to the next. */
  week: z.string(),
  endsAt: z.string(),
  /** In order of points; empty without a group. */
  group: z.array(seatSchema),
  /** The person's latest week that is over, if it was among the last four. */
  lastWeek: z.nullable(endedWeekSchema),
});

export type LeagueView = z.output<typeof leagueViewSchema>;

export const showLeague = endpoint({
  method: "GET",
  path: "/api/league",
  access: "member",
  summary: "The person's weekly group with everybody's points, and how their last week ended.",
  takesTokens: true,
  output: leagueViewSchema,
});

export const joinLeague = endpoint({
  method: "POST",
  path: "/api/league/join",
  access: "member",
  summary: "Takes part in the weekly groups: at once if a group has room, otherwise from Monday on.",
  errors: ["conflict"],
  output: leagueViewSchema,
  isRepeatable: true,
});

export const leaveLeague = endpoint({
  method: "POST",
  path: "/api/league/leave",
  access: "member",
  summary: "Leaves the weekly groups at once. The league reached is kept for a return.",
  errors: ["not_found"],
  output: noContent,
  isRepeatable: true,
});

export const nameInLeague = endpoint({
  method: "PUT",
  path: "/api/league/name",
  access: "member",
  summary: "Whether the group reads the person's own name or an alias.",
  errors: ["not_found"],
  input: z.object({ showsName: z.boolean() }),
  output: leagueViewSchema,
  isRepeatable: true,
});
