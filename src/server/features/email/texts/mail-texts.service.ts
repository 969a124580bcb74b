import { randomUUID } from "node:crypto";
import type { listMailTexts, listMailVersions, MailTextView } from "#contracts/console/mails.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { MAIL_TYPES, type MailType } from "#domain/email/mail-rules.ts";
import { checkMailText, type MailText } from "#domain/email/mail-text.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { defaultText } from "../mail-texts.ts";
import * as texts from "./mail-texts.repository.ts";

const VERSIONS_SHOWN = 50;
const GONE = "Deleted account";

/** The text that is sent now. */
export async function readMailText(db: Handle, type: MailType): Promise<MailText> {
  return (await texts.findCurrent(db, type)) ?? defaultText(type);
}

export async function readMailTexts({ db }: Context): Promise<OutputOf<typeof listMailTexts>> {
  const changed = await texts.listCurrent(db);
  return {
    texts: MAIL_TYPES.map((type) =>
      viewVersion(type, changed.find((row) => row.type === type) ?? original(type)),
    ),
  };
}

/** All versions of a type, newest first, and at the end the one that the program brings. */
export async function readVersions(
  { db }: Context,
  type: MailType,
): Promise<OutputOf<typeof listMailVersions>> {
  const rows = await texts.listVersions(db, type, VERSIONS_SHOWN);
  return { versions: [...rows, original(type)].map((row) => viewVersion(type, row)) };
}

type Version = Omit<texts.MailVersion, "createdAt" | "type"> & { readonly createdAt: Date | null };

function original(type: MailType): Version {
  return { ...defaultText(type), version: 0, createdAt: null, createdBy: null, restoredFrom: null };
}

function viewVersion(type: MailType, row: Version): MailTextView {
  const { version, subject, preheader, body, button, createdAt, createdBy, restoredFrom } = row;
  return {
    type,
    version,
    subject,
    preheader,
    body,
    button,
    changedAt: createdAt?.toISOString() ?? null,
    changedBy: createdAt ? (createdBy ?? GONE) : null,
    restoredFrom,
  };
}

interface Change {
  readonly type: MailType;
  /** The version that the writer saw. */
  readonly basedOn: number;
}

/** Refuses a text with a wrong or missing variable, and one that would undo what somebody else has just saved. */
export function saveMailText(ctx: Context, change: Change, text: MailText): Promise<MailTextView> {
  refuseBadText(text);
  return inTransaction(ctx, (ctx) => addVersion(ctx, change, text, null));
}

/** Sends an earlier version again, as a new one: nothing is ever taken out of the list. */
export function restoreMailText(ctx: Context, change: Change, version: number): Promise<MailTextView> {
  return inTransaction(ctx, async (ctx) => {
    const found =
      version === 0 ? original(change.type) : await texts.findVersion(ctx.db, change.type, version);
    if (!found) throw new AppError("not_found", "There is no such version.");
    return addVersion(ctx, change, found, version);
  });
}

export function refuseBadText(text: MailText): void {
  const [problem] = checkMailText(text);
  if (problem) throw new AppError("invalid_input", problem.text);
}

async function addVersion(
  ctx: Context<Tx>,
  { type, basedOn }: Change,
  { subject, preheader, body, button }: MailText,
  restoredFrom: number | null,
): Promise<MailTextView> {
  const { db: tx, now, actor } = ctx;
  const current = (await texts.findCurrent(tx, type))?.version ?? 0;
  const version = basedOn + 1;
  const row = { type, version, subject, preheader, body, button };
  const made = { id: randomUUID(), created_at: now, created_by: actor.id, restored_from: restoredFrom };
  if (current !== basedOn || !(await texts.insertVersion(tx, { ...row, ...made })))
    throw new AppError("conflict", "Somebody else has just changed this text. Look at it, then save again.");
  await recordAudit(ctx, [{ act: "mail_text_set", details: { type, version, restoredFrom } }]);
  return viewVersion(type, { ...row, createdAt: now, createdBy: actor.user.username, restoredFrom });
}
