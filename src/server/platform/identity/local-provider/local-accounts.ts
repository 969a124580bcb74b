import { createHash } from "node:crypto";
import type { Adapter } from "oidc-provider";
import * as z from "zod/mini";
import { filledText, text } from "#contracts/text.ts";

export interface LocalAccount {
  readonly email: string;
  readonly name: string;
}

/** What the form asks for. */
export const signInFormSchema = z.object({
  email: filledText(254).check(z.regex(/^[^\s@]+@[^\s@]+$/u, "is not an email address")),
  name: z._default(text(200), ""),
  code: z._default(text(64), ""),
});

/** The same address is the same person here, however it is spelled. */
export function subjectFor(email: string): string {
  return createHash("sha256").update(`local:${email.toLowerCase()}`).digest("base64url");
}

export async function rememberAccount(accounts: Adapter, account: LocalAccount): Promise<string> {
  const subject = subjectFor(account.email);
  await accounts.upsert(subject, { ...account }, 0);
  return subject;
}

export async function findLocalAccount(
  accounts: Adapter,
  subject: string,
): Promise<LocalAccount | undefined> {
  return (await accounts.find(subject)) as LocalAccount | undefined;
}
