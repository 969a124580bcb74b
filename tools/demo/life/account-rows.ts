import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { trialEnd } from "#domain/billing/subscription.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { Chance } from "../chance.ts";
import type { DemoWorld } from "../demo-world.ts";
import { type DemoPerson, scheduleOf } from "../people/person.ts";
import type { Progress } from "../quests/progress.ts";
import type { Rows } from "../rows.ts";
import { addPayments } from "./payment-rows.ts";

interface Account {
  readonly createdAt: Date;
  readonly onboardedAt: Date | null;
  readonly progress: Progress | null;
}

export function addAccount(
  world: DemoWorld,
  person: DemoPerson,
  { createdAt, onboardedAt, progress }: Account,
  rows: Rows,
): void {
  const { profile, zone, chance } = person;
  const today = dayAt(world.now, zone);
  rows.add("users", {
    id: person.id,
    issuer: DEMO_ISSUER,
    subject: `demo-${person.index + 1}`,
    email: person.email,
    username: person.name,
    role: "member",
    total_xp: progress?.totalXp ?? 0,
    weekly_streak: progress?.streakAt(world.now) ?? 0,
    streak_checked_day: today,
    business_name: profile?.businessName ?? null,
    business_type: profile?.businessType ?? null,
    business_stage: profile?.businessStage ?? null,
    business_description: profile?.description ?? null,
    goals: profile?.goals ?? null,
    experience: profile?.experience ?? null,
    time_commitment: profile?.timeCommitment ?? null,
    weekly_schedule: profile && JSON.stringify(scheduleOf(profile)),
    time_zone: zone,
    leaderboard_privacy: chance.weighted([
      ["public", 8],
      ["alias", 1],
      ["off", 1],
    ] as const),
    shows_business_name: chance.happens(0.8),
    shares_business_name: chance.happens(0.3),
    // Demo people never get mail anyway; this is a second safeguard.
    takes_mail: false,
    onboarded_at: onboardedAt,
    created_at: createdAt,
  });
  if (!onboardedAt) return;
  addPlan(world, person, onboardedAt, rows);
  addLeague(world, person, onboardedAt, rows);
}

/** By a chance of its own, so that everything else of the person stays as it is. */
function addLeague({ seed }: DemoWorld, { id }: DemoPerson, joinedAt: Date, rows: Rows): void {
  const chance = new Chance(seed, id, "league");
  if (!chance.happens(0.8)) return;
  rows.add("league_people", {
    user_id: id,
    league: 0,
    shows_name: chance.happens(0.3),
    joined_at: joinedAt,
    left_at: null,
  });
}

/** Granted plans only: a paid one would have to exist at the payment provider. Payments stand in the ledger alone. */
function addPlan({ now }: DemoWorld, person: DemoPerson, since: Date, rows: Rows): void {
  const { id, index, chance } = person;
  const status = chance.weighted([
    ["trial", 70],
    ["subscribed", 14],
    ["unsubscribed", 10],
    ["legacy", 6],
  ] as const);
  rows.add("subscriptions", {
    user_id: id,
    status,
    trial_expires_at: status === "trial" ? trialEnd(since) : null,
    legacy_access: status === "legacy",
    updated_at: since,
  });
  const hadPaid = status === "trial" && index % 6 === 0;
  if (status === "subscribed" || hadPaid)
    addPayments(person, { now, since, isGoingOn: status === "subscribed" }, rows);
}
