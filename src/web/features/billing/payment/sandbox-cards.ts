import type { SandboxCard } from "#contracts/billing.ts";
import type { Problem } from "#web/platform/forms/use-fields.ts";
import { t } from "#web/platform/language/text.ts";

interface TestCard {
  card: SandboxCard;
  number: string;
  does: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { card: "success", number: "4242 4242 4242 4242", does: t("Succeeds") },
  { card: "declined", number: "4000 0000 0000 0002", does: t("Is declined") },
  { card: "confirm", number: "4000 0025 0000 3155", does: t("Asks to confirm") },
  { card: "fails_later", number: "4000 0000 0000 0341", does: t("Fails at renewal") },
];

export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

export const EMPTY_CARD: TypedCard = { number: "", expiry: "", cvc: "" };

/** The card's number with an expiry of 12/99, the latest that two digits allow. */
export function filledWith({ number }: TestCard): TypedCard {
  return { number, expiry: "12 / 99", cvc: "123" };
}

/** The test card's name, which is sent to the server; null for any other number. */
export function sandboxCardOf(number: string): SandboxCard | null {
  return TEST_CARDS.find((known) => digitsOf(known.number) === digitsOf(number))?.card ?? null;
}

/** Formats each field's text as it is typed. */
export const FORMATS: Record<keyof TypedCard, (text: string) => string> = {
  number: (text) =>
    digitsOf(text)
      .slice(0, 16)
      .replace(/(.{4})(?=.)/gu, "$1 "),
  expiry: (text) =>
    digitsOf(text)
      .replace(/^([2-9])/u, "0$1")
      .slice(0, 4)
      .replace(/^(..)(?=.)/u, "$1 / "),
  cvc: (text) => digitsOf(text).slice(0, 4),
};

/** The first problem in the form, if any. */
export function problemOf(typed: TypedCard, now: Date): Problem<keyof TypedCard> | null {
  if (!sandboxCardOf(typed.number))
    return { field: "number", text: t("Test mode takes only the test cards below.") };
  if (!isAhead(typed.expiry, now))
    return { field: "expiry", text: t("Enter month and year of a date still ahead.") };
  if (typed.cvc.length < 3)
    return { field: "cvc", text: t("Enter the three digits of the CVC: any will do.") };
  return null;
}

/** A card is valid to the end of its expiry month. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d\d)(\d\d)$/u.exec(digitsOf(expiry)) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  return new Date(2_000 + Number(year), Number(month), 1) > now;
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, "");
}
