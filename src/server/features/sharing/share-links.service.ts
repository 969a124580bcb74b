import { randomBytes, randomUUID } from "node:crypto";
import type { SharedView, ShareLinkView } from "#contracts/sharing.ts";
import {
  achievementSubject,
  levelSubject,
  readSubject,
  type ShareSubject,
  subjectTitle,
} from "#domain/sharing/share-subject.ts";
import { hasEarned, isEarnedHere, levelHere } from "#server/features/progress/achievements.service.ts";
import type { Context } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Pictures } from "#server/platform/pictures/picture-cache.ts";
import * as links from "./share-links.repository.ts";
import { sharePicture } from "./share-picture.ts";

const TOKEN_BYTES = 16;
/** More than the number of achievements and reachable levels. */
const LIST_LIMIT = 500;

export interface SharingDeps {
  readonly publicUrl: URL;
  readonly pictures: Pictures;
}

export function shareUrl(publicUrl: URL, token: string): string {
  return `${publicUrl.origin}/s/${token}`;
}

export function imageUrl(publicUrl: URL, token: string): string {
  return `${shareUrl(publicUrl, token)}/image.png`;
}

export async function shareMyAchievement(
  ctx: Context,
  deps: SharingDeps,
  achievementId: string,
): Promise<SharedView> {
  const name = achievementSubject(achievementId);
  const subject = readSubject(name);
  if (!subject || !(await hasEarned(ctx.db, ctx.actor.id, achievementId)))
    throw new AppError("not_found", "You have not earned this achievement yet.");
  if (!(await isEarnedHere(ctx.db, ctx.actor.id, achievementId)))
    throw new AppError(
      "not_found",
      "This came with your file. Only what was reached here gets a public page.",
    );
  prepare(ctx, deps, subject);
  return activeLink(ctx, deps.publicUrl, name);
}

/** The level by XP that was earned here: imported XP is not published. */
export async function shareMyLevel(ctx: Context, deps: SharingDeps): Promise<SharedView & { level: number }> {
  const level = await levelHere(ctx.db, ctx.actor.id);
  prepare(ctx, deps, { kind: "level", level });
  return { level, ...(await activeLink(ctx, deps.publicUrl, levelSubject(level))) };
}

/** Draws the picture in advance: preview crawlers time out quickly. */
function prepare(ctx: Context, { pictures }: SharingDeps, subject: ShareSubject): void {
  const { username, business_name, shares_business_name } = ctx.actor.user;
  const businessName = shares_business_name ? business_name : null;
  ctx.push(async () => void (await pictures.draw(sharePicture({ subject, username, businessName }))));
}

/** The person's active link for this subject, created if missing. */
async function activeLink(ctx: Context, publicUrl: URL, subject: string): Promise<SharedView> {
  const find = () => links.findActive(ctx.db, ctx.actor.id, subject);
  let link = await find();
  let isNew = false;
  if (!link) {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const made = { id: randomUUID(), token, user_id: ctx.actor.id, subject, created_at: ctx.now };
    // Of two concurrent inserts one wins; both return that link.
    isNew = await links.insertLink(ctx.db, made);
    link = await find();
  }
  if (!link) throw new AppError("conflict", "This page was just taken off the web. Please share again.");
  return {
    shareUrl: shareUrl(publicUrl, link.token),
    imageUrl: imageUrl(publicUrl, link.token),
    linkId: link.id,
    isNew,
  };
}

export async function listMyLinks(ctx: Context, publicUrl: URL): Promise<ShareLinkView[]> {
  const rows = await links.listActive(ctx.db, ctx.actor.id, LIST_LIMIT);
  return rows.map((row) => {
    const subject = readSubject(row.subject);
    return {
      id: row.id,
      title: subject ? subjectTitle(subject) : "An earlier achievement",
      shareUrl: shareUrl(publicUrl, row.token),
      createdAt: row.created_at.toISOString(),
    };
  });
}

export async function revokeMyLink(ctx: Context, linkId: string): Promise<void> {
  const isMine = await links.revoke(ctx.db, ctx.actor.id, linkId, ctx.now);
  if (!isMine) throw new AppError("not_found", "No such page.");
}
