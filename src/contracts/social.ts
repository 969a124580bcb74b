import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { filledText } from "./fields/text.ts";

export const SOCIAL_PLATFORMS = ["twitter", "linkedin", "instagram"] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

const platform = z.enum(SOCIAL_PLATFORMS);

export const connectionSchema = z.object({
  platform,
  connected: z.boolean(),
  username: z.nullable(z.string()),
});
export type ConnectionView = z.output<typeof connectionSchema>;

export const listConnections = endpoint({
  method: "GET",
  path: "/api/social/connections",
  access: "member",
  summary: "The three platforms and the handle kept for each.",
  output: z.array(connectionSchema),
});

export const connectSocial = endpoint({
  method: "POST",
  path: "/api/social/connect",
  access: "member",
  summary: "Keeps a handle. Nothing is verified and nothing is posted.",
  input: z.object({ platform, username: filledText(80) }),
  output: connectionSchema,
});

export const disconnectSocial = endpoint({
  method: "DELETE",
  path: "/api/social/disconnect/{platform}",
  access: "member",
  summary: "Forgets the handle. Doing it again is harmless.",
  input: z.object({ platform }),
  output: z.object({ ok: z.literal(true) }),
});
