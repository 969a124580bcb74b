import type { SessionView, UserView } from "#contracts/accounts.ts";
import {
  isSessionAlive,
  SESSION_TOUCH_MS,
  sessionEnd,
  sessionLimits,
} from "#domain/accounts/session-life.ts";
import { picturePath } from "#domain/avatars/picture-type.ts";
import { lookAt } from "#domain/progress/level-rewards.ts";
import { levelForXp } from "#domain/xp/level.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import { type Actor, type Context, inTransaction, type PublicContext } from "#server/platform/context.ts";
import type { Db, Handle } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { hashToken } from "#server/platform/secrets.ts";
import * as accounts from "./accounts.repository.ts";
import * as sessions from "./sessions.repository.ts";

interface Authenticated {
  readonly actor: Actor;
  /** Set if the session was extended: its cookies must then expire at this time. */
  readonly renewedUntil: Date | null;
}

/** The person behind a session token, if the session is still valid. */
export async function authenticate(db: Db, token: string, now: Date): Promise<Authenticated | null> {
  const found = await sessions.findByToken(db, hashToken(token));
  if (!found || !isSessionAlive(found, found.user.role, now)) return null;
  const { sessionId, createdAt, user } = found;
  const actor = { id: user.id, role: user.role, sessionId, user };
  if (now.getTime() - found.lastSeenAt.getTime() <= SESSION_TOUCH_MS) return { actor, renewedUntil: null };
  await sessions.touchSession(db, sessionId, now);
  return { actor, renewedUntil: sessionEnd({ createdAt, lastSeenAt: now }, user.role) };
}

/** Filters these sessions to the valid ones, with the person's role. One query for any number. */
export async function readLivingSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Actor["role"]>> {
  const states = await sessions.listStates(db, sessionIds);
  return new Map(
    states.filter((state) => isSessionAlive(state, state.role, now)).map(({ id, role }) => [id, role]),
  );
}

export function readUser(db: Handle, id: string): Promise<UserRecord | undefined> {
  return accounts.findById(db, id);
}

export function viewUser(user: UserRecord): UserView {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    profileImageUrl: picturePath(user.avatar_id),
    role: user.role,
    level: levelForXp(user.total_xp),
    totalXP: user.total_xp,
    weeklyStreak: user.weekly_streak,
    ...lookAt(levelForXp(user.total_xp), { badgeFrame: user.badge_frame, trailColour: user.trail_colour }),
    businessName: user.business_name,
    businessType: user.business_type,
    businessStage: user.business_stage,
    businessDescription: user.business_description,
    goals: user.goals,
    experience: user.experience,
    timeCommitment: user.time_commitment,
    weeklySchedule: user.weekly_schedule as UserView["weeklySchedule"],
    timeZone: user.time_zone,
    leaderboardPrivacy: user.leaderboard_privacy,
    showsBusinessName: user.shows_business_name,
    sharesBusinessName: user.shares_business_name,
    takesMail: user.takes_mail,
    language: user.language,
    hasCompletedOnboarding: user.onboarded_at !== null,
    createdAt: user.created_at.toISOString(),
  };
}

/** The signed-in person with today's streak. Pass `totalXp` if it changed during this request. */
export async function viewMe(ctx: Context, totalXp = ctx.actor.user.total_xp): Promise<UserView> {
  const { user } = ctx.actor;
  const weekly_streak = await freshStreakDays(ctx.db, user, ctx.now);
  return viewUser({ ...user, total_xp: totalXp, weekly_streak });
}

/** Ends the current session; does nothing without one. */
export async function logOut(ctx: PublicContext): Promise<void> {
  const { actor } = ctx;
  if (actor) await endSession({ ...ctx, actor }, actor.sessionId, "signed_out");
}

export function logOutEverywhere(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await sessions.deleteByUsers(ctx.db, [ctx.actor.id]);
    await ctx.people.signedOut(ctx.db, ctx.actor.id, null);
    await recordAudit(ctx, [{ act: "signed_out_everywhere", details: { sessions: ended } }]);
    return ended;
  });
}

export async function listMySessions(ctx: Context): Promise<SessionView[]> {
  const rows = await sessions.listByUser(ctx.db, ctx.actor.id, sessionLimits(ctx.actor.role, ctx.now));
  return rows.map((row) => ({ ...withIsoTimes(row), isCurrent: row.id === ctx.actor.sessionId }));
}

export async function endMySession(ctx: Context, sessionId: string): Promise<void> {
  const isEnded = await endSession(ctx, sessionId, "session_ended");
  if (!isEnded) throw new AppError("not_found", "That session has ended already.");
}

function endSession(ctx: Context, sessionId: string, act: "signed_out" | "session_ended"): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const isEnded = await sessions.deleteOwned(ctx.db, sessionId, ctx.actor.id);
    if (isEnded) {
      await ctx.people.signedOut(ctx.db, ctx.actor.id, sessionId);
      await recordAudit(ctx, [{ act }]);
    }
    return isEnded;
  });
}
