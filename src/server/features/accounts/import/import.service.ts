import { IMPORT_KINDS, type ImportKind, type ImportView } from "#contracts/export/import.ts";
import type { ImportFile } from "#contracts/export/import-parts.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ImportCounts } from "#server/platform/people.ts";
import { holdImport } from "./import.repository.ts";
import { createGate } from "./one-at-a-time.ts";
import { type ReadFile, readFile } from "./read-file.ts";

/** Ends the transaction of a check, so that nothing of it stays. */
class Undone extends Error {
  readonly added: ImportCounts;

  constructor(added: ImportCounts) {
    super("The import was only tried");
    this.added = added;
  }
}

/** One at a time in this process: a large file is seconds of work. */
const gate = createGate();

type SentFile = Parameters<typeof readFile>[0];

export function checkMyImport(ctx: Context, sent: SentFile): Promise<ImportView> {
  return gate(async () => tryOut(ctx, await readFile(sent, ctx.now)));
}

export function importMyData(ctx: Context, sent: SentFile): Promise<ImportView> {
  return gate(async () => bringIn(ctx, await readFile(sent, ctx.now)));
}

/** Does the import and undoes it: the counts are what the import will bring. */
async function tryOut(ctx: Context, file: ReadFile): Promise<ImportView> {
  const tried = inTransaction(ctx, async (ctx): Promise<never> => {
    throw new Undone(await takeIn(ctx, file.parts));
  });
  return tried.catch((error: unknown) => {
    if (error instanceof Undone) return viewOf(ctx, file, error.added);
    throw error;
  });
}

/** All or nothing. Whoever has the file may import it: addresses change, and it adds to the person's own data only. */
async function bringIn(ctx: Context, file: ReadFile): Promise<ImportView> {
  const added = await inTransaction(ctx, (ctx) => takeIn(ctx, file.parts));
  ctx.log.info({ actor: ctx.actor.id, added }, "data imported");
  return viewOf(ctx, file, added);
}

async function takeIn(ctx: Context<Tx>, parts: ImportFile): Promise<ImportCounts> {
  const userId = ctx.actor.id;
  if (!(await holdImport(ctx.db, userId)))
    throw new AppError("conflict", "Another import of yours is running. Try again when it is done.");
  await lockPerson(ctx.db, userId);
  return ctx.people.imported(ctx.db, { userId, now: ctx.now, questIds: new Map() }, parts);
}

function viewOf(ctx: Context, { from, leaves, parts }: ReadFile, added: ImportCounts): ImportView {
  const held = heldBy(parts);
  return {
    from,
    isFromOther: from.email?.toLowerCase() !== ctx.actor.user.email?.toLowerCase(),
    comes: IMPORT_KINDS.filter((kind) => held[kind] > 0).map((kind) => {
      const isNew = added[kind] ?? 0;
      return { kind, added: isNew, known: held[kind] - isNew };
    }),
    leaves,
  };
}

function heldBy(parts: ImportFile): Record<ImportKind, number> {
  const done = parts.quests.filter(({ completedAt }) => completedAt !== null);
  return {
    quests: parts.quests.length,
    completed: done.length,
    notes: done.filter(({ completionNotes }) => completionNotes !== null).length,
    hiddenQuests: parts.hiddenQuests.length,
    xp: parts.xpLedger.reduce((sum, { amount }) => sum + amount, 0),
    achievements: parts.achievements.length,
    facts: parts.businessFacts.length,
    moneyEntries: parts.moneyEntries.length,
    moneyGoals: parts.moneyGoals.length,
    reviews: parts.reviews.length,
    messages: parts.conversation.length,
    handles: parts.socialConnections.length,
  };
}
