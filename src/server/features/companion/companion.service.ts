import type { CompanionSideView, CompanionView } from "#contracts/companion/companion.ts";
import { maySignal, weekDots } from "#domain/companion/companion.ts";
import type { Signal } from "#domain/companion/signals.ts";
import { addDays, dayAt, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as companions from "./companion.repository.ts";
import { deleteInvites, findOpenUntil } from "./invites.repository.ts";

/** A signal stays on the card for this long. */
const SIGNAL_SHOWN_MS = 2 * MS_PER_DAY;
const DAYS_READ = 10;

export async function showMyCompanion({ db, actor, now }: Context): Promise<CompanionView> {
  const [sides, inviteUntil] = await Promise.all([
    companions.listSides(db, actor.id, addDays(utcDay(now), -DAYS_READ)),
    findOpenUntil(db, actor.id, now),
  ]);
  const own = sides.find(({ user_id }) => user_id === actor.id);
  const other = sides.find(({ user_id }) => user_id !== actor.id);
  const companion =
    own && other
      ? {
          you: viewSide(own, now),
          other: viewSide(other, now),
          since: own.since.toISOString(),
          canSignal: maySignal(own.signal_day, dayAt(now, own.time_zone)),
        }
      : null;
  return { companion, inviteUntil: inviteUntil?.toISOString() ?? null };
}

function viewSide(side: companions.SideRow, now: Date): CompanionSideView {
  const isRecent = side.sent_at && now.getTime() - side.sent_at.getTime() < SIGNAL_SHOWN_MS;
  return {
    name: side.username,
    dots: weekDots(side.days, dayAt(now, side.time_zone)),
    signal: isRecent ? side.signal : null,
  };
}

/** The other finds it in their activity, and on the card. The same signal sent again on the same day changes nothing. */
export async function sendMySignal(ctx: Context, signal: Signal): Promise<CompanionView> {
  const { id: userId, user } = ctx.actor;
  const day = dayAt(ctx.now, user.time_zone);
  await inTransaction(ctx, async (ctx) => {
    const to = await signalTo(ctx, { userId, signal, day, now: ctx.now });
    if (to) return;
    const sent = await companions.findSignal(ctx.db, userId);
    if (!sent) throw new AppError("not_found", "You have no companion at the moment.");
    if (sent.signal !== signal || sent.day !== day)
      throw new AppError("conflict", "You sent one today. Tomorrow there is another.");
  });
  return showMyCompanion(ctx);
}

type SignalContext = Parameters<typeof noteActivity>[0];

/** Returns whom it was sent to. */
export async function signalTo(
  ctx: SignalContext,
  signal: Parameters<typeof companions.saveSignal>[1],
): Promise<string | undefined> {
  const to = await companions.saveSignal(ctx.db, signal);
  if (to) await noteActivity(ctx, to, [{ kind: "companion_signal", subject: signal.signal }]);
  return to;
}

export function endMyCompanion(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await companions.deletePairs(ctx.db, [ctx.actor.id]);
    // An accepted invitation must not bring it back.
    await deleteInvites(ctx.db, [ctx.actor.id]);
  });
}

/** For people who closed their account or were reset: both sides are free at once. */
export async function endCompanions(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await companions.deletePairs(tx, userIds);
  await deleteInvites(tx, userIds);
}
