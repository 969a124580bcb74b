import type { BusinessView, correctFact, describeBusiness } from "#contracts/business/business.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import type { YesNoFact } from "#domain/business/fact-keys.ts";
import { type FactRecord, marksFor } from "#domain/business/facts.ts";
import type { Stage } from "#domain/business/way.ts";
import { mergeFacts } from "#domain/money/sale-facts.ts";
import type { Engine } from "#server/engine/draft.ts";
import { type Person, type Profile, readPerson } from "#server/engine/person.ts";
import { readUser } from "#server/features/accounts/accounts.service.ts";
import { changeMyStage } from "#server/features/accounts/profile.service.ts";
import { readSaleFacts } from "#server/features/money/sale-facts.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as facts from "./business.repository.ts";
import { stageMoveOf, viewBusiness } from "./business-view.ts";

export const unlearnNote = facts.deleteFactsOfNote;
export const unlearnQuest = facts.deleteFactsOfQuest;
export const learnFacts = facts.insertFacts;
export const listFacts = facts.listFacts;

/** A person as the engine sees one, with all that was learned about the business. */
export async function readKnownPerson(
  db: Handle,
  engine: Engine,
  user: UserRecord,
  stated: readonly string[],
  now: Date,
): Promise<{ person: Person; facts: readonly FactRecord[]; fresh: readonly FactRecord[] }> {
  const stored = mergeFacts(await facts.listFacts(db, user.id), await readSaleFacts(db, user));
  const read = (all: readonly FactRecord[]) =>
    readPerson(engine.playbook, profileOf(user), { stated, facts: all, now });
  const before = read(stored);
  const fresh = marksFor(stored, before.business.described, now);
  const isChanged = fresh.some(({ key }) => key === "newBusiness");
  const all = [...stored, ...fresh];
  return { person: isChanged ? read(all) : before, facts: all, fresh };
}

function profileOf(user: UserRecord): Profile {
  return {
    id: user.id,
    businessName: user.business_name,
    businessType: user.business_type,
    businessStage: user.business_stage,
    businessDescription: user.business_description,
    goals: user.goals,
    experience: user.experience,
    onboardedAt: user.onboarded_at,
  };
}

export async function showMyBusiness(ctx: Context, engine: Engine): Promise<BusinessView> {
  return view(ctx, engine, ctx.actor.user);
}

async function view(ctx: Context | Context<Tx>, engine: Engine, user: UserRecord): Promise<BusinessView> {
  const known = await readKnownPerson(ctx.db, engine, user, [], ctx.now);
  return viewBusiness(engine.playbook, known.person, known.facts);
}

/** Writes what the person says in the profile, and answers with what is known now. */
function say(
  ctx: Context,
  engine: Engine,
  statements: (ctx: Context<Tx>, user: UserRecord) => Promise<readonly FactRecord[]>,
): Promise<BusinessView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const user = await lockedUser(ctx);
    const { fresh } = await readKnownPerson(ctx.db, engine, user, [], ctx.now);
    const said = await statements(ctx, user);
    await facts.insertFacts(ctx.db, user.id, [...fresh, ...said]);
    return view(ctx, engine, await lockedUser(ctx));
  });
}

async function lockedUser(ctx: Context<Tx>): Promise<UserRecord> {
  const user = await readUser(ctx.db, ctx.actor.id);
  if (!user) throw new AppError("not_found", "No such person.");
  return user;
}

/** "unknown" takes back what was said or read before. */
export function correctMyFact(
  ctx: Context,
  engine: Engine,
  key: YesNoFact,
  value: InputOf<typeof correctFact>["value"],
) {
  return say(ctx, engine, async () => [{ key, value, source: "profile", at: ctx.now }]);
}

export function describeMyBusiness(ctx: Context, engine: Engine, changes: InputOf<typeof describeBusiness>) {
  const said = Object.entries({ ...changes, confirmed: "yes" }).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key: key as FactRecord["key"], value, source: "profile" as const, at: ctx.now }],
  );
  return say(ctx, engine, async () => said);
}

/** Only a stage that is proposed can be moved to; the same answer twice is harmless. */
export function answerMyStageMove(ctx: Context, engine: Engine, to: Stage, answer: "move" | "not-yet") {
  return say(ctx, engine, async (ctx, user) => {
    if (user.business_stage === to) return [];
    if (answer === "not-yet") return [{ key: "notYet", value: to, source: "profile", at: ctx.now }];
    const known = await readKnownPerson(ctx.db, engine, user, [], ctx.now);
    const move = stageMoveOf(known.person, known.facts);
    if (move?.to !== to) throw new AppError("conflict", "That stage is not proposed at the moment.");
    await changeMyStage(ctx, to);
    return [];
  });
}
