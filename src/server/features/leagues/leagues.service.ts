import type { LeagueView, SeatView } from "#contracts/leagues/leagues.ts";
import { aliasFrom } from "#domain/leaderboard/alias.ts";
import { weekAt, weekBefore, weekBounds } from "#domain/leagues/league-week.ts";
import { distinctAliases, PAUSE_WEEKS, standingsOf } from "#domain/leagues/leagues.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { deriveSecret } from "#server/platform/secrets.ts";
import { viewEnded } from "./league-view.ts";
import { KEPT_WEEKS } from "./league-week.service.ts";
import * as leagues from "./leagues.repository.ts";

export async function showMyLeague(ctx: Context, secret: string): Promise<LeagueView> {
  const { db, actor, now } = ctx;
  const week = weekAt(now);
  const bounds = weekBounds(week);
  const [own, seats, ended] = await Promise.all([
    leagues.readOwn(db, actor.id, week),
    leagues.listGroup(db, actor.id, week, bounds),
    leagues.listEnded(db, actor.id, weekBefore(week, KEPT_WEEKS)),
  ]);
  const isOut = own.joined_at === null || own.left_at !== null || own.is_hidden;
  const group = isOut ? [] : viewGroup(seats, actor.id, secret);
  const [last] = ended;
  return {
    state: isOut ? "out" : group.length > 0 ? "in" : own.is_made ? await stateWithoutSeat() : "making",
    league: own.league ?? 0,
    alias: aliasOf(secret, actor.id),
    showsName: own.shows_name ?? false,
    week,
    endsAt: bounds.to.toISOString(),
    group,
    lastWeek: last && !isOut ? viewEnded(last) : null,
  };

  async function stateWithoutSeat(): Promise<"waiting" | "paused"> {
    const { from } = weekBounds(weekBefore(week, PAUSE_WEEKS));
    if (own.joined_at && own.joined_at >= from) return "waiting";
    return (await leagues.sumOwnPoints(db, actor.id, { from, to: now })) > 0 ? "waiting" : "paused";
  }
}

function viewGroup(seats: readonly leagues.SeatRow[], userId: string, secret: string): SeatView[] {
  const aliases = distinctAliases(seats.map((seat) => aliasOf(secret, seat.user_id)));
  const standings = standingsOf(seats);
  return seats.map(({ user_id, username, shows_name, points }, index) => ({
    name: shows_name ? username : (aliases[index] ?? ""),
    points,
    ...(standings[index] ?? { place: index + 1, outcome: "stay" }),
    isYou: user_id === userId,
  }));
}

/** Another one than on the leaderboard, so that nobody can tell which rows belong together. */
function aliasOf(secret: string, userId: string): string {
  const derived = deriveSecret(deriveSecret(secret, "league aliases"), userId);
  return aliasFrom(Buffer.from(derived, "base64url"));
}

export async function joinLeagues(ctx: Context, secret: string): Promise<LeagueView> {
  const week = weekAt(ctx.now);
  await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.db, ctx.actor.id);
    if (!person?.onboarded_at)
      throw new AppError("conflict", "First tell us about your business: your group is chosen by its stage.");
    const own = await leagues.readOwn(ctx.db, ctx.actor.id, week);
    if (own.is_hidden)
      throw new AppError(
        "forbidden",
        "An admin took you off the boards after a review. If that is a mistake, tell us by the Feedback button.",
      );
    if (own.joined_at && !own.left_at) return;
    await leagues.savePerson(ctx.db, ctx.actor.id, ctx.now);
    // Whoever left within this week waits for the next: nobody looks for an easier group.
    if (own.left_at && own.left_at >= weekBounds(week).from) return;
    const { from } = weekBounds(weekBefore(week, PAUSE_WEEKS));
    const to = weekBounds(week).from;
    const points = await leagues.sumOwnPoints(ctx.db, ctx.actor.id, { from, to });
    await leagues.takeSeat(ctx.db, ctx.actor.id, week, points / PAUSE_WEEKS);
  });
  return showMyLeague(ctx, secret);
}

export function leaveMyLeague(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    await leagues.leaveSeat(ctx.db, ctx.actor.id);
    await leagues.saveLeft(ctx.db, ctx.actor.id, ctx.now);
  });
}

export async function nameMeInLeague(ctx: Context, secret: string, showsName: boolean): Promise<LeagueView> {
  const isIn = await leagues.saveShowsName(ctx.db, ctx.actor.id, showsName);
  if (!isIn) throw new AppError("not_found", "You are not in a league.");
  return showMyLeague(ctx, secret);
}
