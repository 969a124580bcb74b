import * as z from "zod/mini";
import { SHARE_PLATFORMS } from "#domain/sharing/sharing.ts";
import { endpoint, noContent } from "./endpoint.ts";
import { filledText, text } from "./fields/text.ts";

const achievementId = filledText(60);

export const sharedSchema = z.object({
  /** Both are absolute URLs, since they are used outside the product. */
  shareUrl: z.string(),
  imageUrl: z.string(),
  /** Id used to revoke the page. */
  linkId: z.string(),
  /** True if this call created the page; a client that then does not share it should revoke it. */
  isNew: z.boolean(),
});

export type SharedView = z.output<typeof sharedSchema>;

export const getShareImage = endpoint({
  method: "GET",
  path: "/api/achievements/{achievementId}/share-image",
  access: "member",
  summary: "The public page of an earned achievement, and its picture.",
  input: z.object({ achievementId }),
  output: sharedSchema,
  isSlow: true,
});

export const getLevelShare = endpoint({
  method: "GET",
  path: "/api/share/level",
  access: "member",
  summary: "The public page of the person's present level, and its picture.",
  output: z.extend(sharedSchema, { level: z.number() }),
});

const recordedSchema = z.object({
  /** XP for this share, paid when claimed or automatically within a minute. */
  awarded: z.number(),
  reason: z.nullable(z.string()),
  /** Number of platforms on which this achievement was shared. */
  shareCount: z.number(),
});

export type RecordedShare = z.output<typeof recordedSchema>;

export const recordShare = endpoint({
  method: "POST",
  path: "/api/share",
  access: "member",
  summary: "Records a share of an achievement. A repeat is harmless and pays nothing.",
  errors: ["not_found", "conflict"],
  input: z.object({ achievementId, platform: z.enum(SHARE_PLATFORMS), shareUrl: z.optional(text(500)) }),
  output: recordedSchema,
});

export const recordAchievementShare = endpoint({
  method: "POST",
  path: "/api/achievements/share",
  access: "member",
  summary: "The same record, as the achievement toast writes it.",
  errors: ["not_found"],
  input: z.object({ achievementId, platform: z.enum(SHARE_PLATFORMS) }),
  output: recordedSchema,
});

export const shareLinkSchema = z.object({
  id: z.string(),
  title: z.string(),
  shareUrl: z.string(),
  createdAt: z.string(),
});

export type ShareLinkView = z.output<typeof shareLinkSchema>;

export const listShareLinks = endpoint({
  method: "GET",
  path: "/api/share/links",
  access: "member",
  summary: "The person's public pages, newest first.",
  output: z.array(shareLinkSchema),
});

export const revokeShareLink = endpoint({
  method: "DELETE",
  path: "/api/share/links/{linkId}",
  access: "member",
  summary: "Takes a public page off the web for good. Sharing again makes a new address.",
  input: z.object({ linkId: z.uuid() }),
  output: noContent,
});
