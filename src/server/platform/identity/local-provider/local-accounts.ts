import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { filledText, text } from "#contracts/fields/text.ts";
import type { Db, Handle } from "../../db/handles.ts";
import { hashToken, isSameSecret } from "../../secrets.ts";
import { findAccount, insertAccount, mergeIntoAccount } from "./idp.repository.ts";
import { hashPersonalCode, makePersonalCode, plainCode } from "./personal-code.ts";

interface LocalAccount {
  readonly email: string;
  readonly name: string;
  /** Missing for accounts created on a loopback instance, where no code is required. */
  readonly codeHash?: string;
}

export const signInFormSchema = z.object({
  email: filledText(254).check(z.regex(/^[^\s@]+@[^\s@]+$/u, "is not an email address")),
  name: z._default(text(200), ""),
  code: z._default(text(64), ""),
});

/** Case-insensitive: the same address is always the same person. */
export function subjectFor(email: string): string {
  return createHash("sha256").update(`local:${email.toLowerCase()}`).digest("base64url");
}

type Opening =
  | { readonly outcome: "opened"; readonly subject: string; readonly newCode?: string }
  | { readonly outcome: "refused" };

/** Where codes are required: this instance's access code, and the seed for a new personal code. */
interface CodeCheck {
  readonly accessCode: string;
  /** Secret, and different for each sign-in. */
  readonly seed: string;
}

/**
 * Without a check (loopback) an email is enough. With one, the access code can only create new accounts:
 * each gets its own personal code, which is required from then on.
 */
export async function openLocalAccount(
  db: Db,
  { email, name, code }: z.output<typeof signInFormSchema>,
  check: CodeCheck | undefined,
): Promise<Opening> {
  const subject = subjectFor(email);
  if (check && isSameSecret(plainCode(code), check.accessCode)) {
    // Derived from the seed, so that a form sent twice shows the same code: a browser drops the first answer.
    const newCode = makePersonalCode(hashToken(`${check.seed} ${subject}`));
    await insertAccount(db, subject, { email, name, codeHash: hashPersonalCode(newCode) });
    const account = await findLocalAccount(db, subject);
    return account && isCodeOf(account, newCode)
      ? { outcome: "opened", subject, newCode }
      : { outcome: "refused" };
  }
  const known = await findLocalAccount(db, subject);
  if (check && !(known && isCodeOf(known, code))) return { outcome: "refused" };
  if (known) await mergeIntoAccount(db, subject, { email, name });
  else await insertAccount(db, subject, { email, name });
  return { outcome: "opened", subject };
}

function isCodeOf({ codeHash }: LocalAccount, typed: string): boolean {
  return codeHash !== undefined && isSameSecret(hashPersonalCode(typed), codeHash);
}

export async function findLocalAccount(db: Handle, subject: string): Promise<LocalAccount | undefined> {
  return (await findAccount(db, subject)) as LocalAccount | undefined;
}

/** Replaces the personal code; null if no account here has this email. */
export async function renewPersonalCode(
  db: Handle,
  email: string,
): Promise<{ subject: string; code: string } | null> {
  const subject = subjectFor(email);
  const code = makePersonalCode();
  const isKnown = await mergeIntoAccount(db, subject, { codeHash: hashPersonalCode(code) });
  return isKnown ? { subject, code } : null;
}
