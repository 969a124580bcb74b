import * as z from "zod/mini";
import { TOKEN_LIFETIMES, TOKEN_NAME_MAX, TOKEN_SCOPES } from "#domain/tokens/tokens.ts";
import { endpoint, noContent } from "../endpoint.ts";
import { filledText } from "../fields/text.ts";

export const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  lastFour: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  isExpired: z.boolean(),
  /** The day in the person's time zone. */
  lastUsedOn: z.nullable(z.string()),
});

export type TokenView = z.output<typeof tokenSchema>;

export const listTokens = endpoint({
  method: "GET",
  path: "/api/tokens",
  access: "member",
  summary: "The person's API tokens, newest first, without their secrets.",
  output: z.array(tokenSchema),
});

export const makeToken = endpoint({
  method: "POST",
  path: "/api/tokens",
  access: "member",
  summary: "Makes an API token. Its secret is told once and kept only as a hash.",
  input: z.object({
    /** Each of a person's tokens has another name, so that a repeated call makes none. */
    name: filledText(TOKEN_NAME_MAX),
    scope: z.enum(TOKEN_SCOPES),
    /** Null: it does not expire. */
    expiresInDays: z.nullable(z.literal(TOKEN_LIFETIMES)),
  }),
  output: z.object({ token: tokenSchema, secret: z.string() }),
  // A kept answer would be a kept secret.
  isRepeatable: true,
  errors: ["conflict"],
});

export const revokeToken = endpoint({
  method: "DELETE",
  path: "/api/tokens/{tokenId}",
  access: "member",
  summary: "Revokes an API token: it stops working with the next call.",
  input: z.object({ tokenId: z.uuid() }),
  output: noContent,
});
