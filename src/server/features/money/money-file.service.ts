import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import type { checkMoneyFile, importMoneyFile, MoneyFileLine } from "#contracts/money/money-reports.ts";
import { dayAt, earlierDay, laterDay } from "#domain/general/calendar-day.ts";
import {
  FILE_MAX_LINES,
  type FileLine,
  newEntries,
  readMoneyFile,
  roomFor,
} from "#domain/money/money-file.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { grantFirstRevenue } from "#server/features/progress/achievements.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import * as money from "./money.repository.ts";
import { tooMany } from "./money.service.ts";
import { listQuestsByTitle } from "./money-sums.repository.ts";

type File = InputOf<typeof checkMoneyFile>;

export async function checkMyFile(ctx: Context, file: File): Promise<OutputOf<typeof checkMoneyFile>> {
  const { lines, fresh } = await readFile(ctx, file);
  return { lines: lines.map((line) => viewLine(line, fresh)), ...countsOf(lines, fresh) };
}

/** Under the person's lock, so that two at once do not both find the same lines new. */
export function importMyFile(ctx: Context, file: File): Promise<OutputOf<typeof importMoneyFile>> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const { lines, fresh } = await readFile(ctx, file);
    const rows = lines.flatMap((line) => ("entry" in line && fresh.has(line.line) ? [line.entry] : []));
    if (rows.length > roomFor(await money.countEntries(ctx.db, ctx.actor.id))) throw tooMany();
    const made = { user_id: ctx.actor.id, created_at: ctx.now, deleted_at: null };
    const questOf = await findQuests(ctx, rows);
    await money.insertEntries(
      ctx.db,
      rows.map(({ quest, ...entry }) => ({ ...entry, ...made, quest_id: questOf(quest), id: randomUUID() })),
    );
    const isFirstSale = rows.some(({ kind }) => kind === "income") && (await grantFirstRevenue(ctx));
    return { ...countsOf(lines, fresh), isFirstSale };
  });
}

async function readFile({ db, now, actor }: Pick<Context<Handle>, "db" | "now" | "actor">, file: File) {
  const lines = readMoneyFile(file.text, {
    currency: file.currency,
    today: dayAt(now, actor.user.time_zone),
  });
  if (!lines) {
    throw new AppError(
      "invalid_input",
      `The first line has to name a column "Day" and a column "Amount", and at most ${FILE_MAX_LINES} lines may follow.`,
    );
  }
  const days = lines.flatMap((line) => ("entry" in line ? [line.entry.day] : []));
  const [first, ...rest] = days;
  const existing = first
    ? await money.listOfDays(db, actor.id, rest.reduce(earlierDay, first), rest.reduce(laterDay, first))
    : [];
  return { lines, fresh: newEntries(lines, existing) };
}

/** The person's own quests by the titles that a file names; a title that none has brings none. */
async function findQuests({ db, actor }: Context<Tx>, rows: readonly { quest?: string }[]) {
  const keys = new Set(rows.flatMap(({ quest }) => (quest ? [titleKey(quest)] : [])));
  const found = keys.size > 0 ? await listQuestsByTitle(db, actor.id, [...keys]) : [];
  const ids = new Map(found.map(({ id, title_key }) => [title_key, id]));
  return (title: string | undefined) => (title && ids.get(titleKey(title))) || null;
}

function viewLine(line: FileLine, fresh: ReadonlySet<number>): MoneyFileLine {
  if ("problem" in line) return { ...line, state: "refused", entry: null };
  const state = fresh.has(line.line) ? "new" : "known";
  return { line: line.line, state, problem: null, text: line.entry.what, entry: line.entry };
}

function countsOf(lines: readonly FileLine[], fresh: ReadonlySet<number>) {
  const refused = lines.filter((line) => "problem" in line).length;
  return { added: fresh.size, known: lines.length - refused - fresh.size, refused };
}
