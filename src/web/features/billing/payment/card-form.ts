import type { Money } from "#domain/general/money.ts";

export type CardResult = { status: "succeeded" } | { status: "declined"; message: string };

/** Pays with the entered card, once the server has created the payment. */
export type PayWithCard = (clientSecret: string) => Promise<CardResult>;

/** Props of every card form, whichever the provider. */
export interface CardFormProps {
  price: Money;
  isPaying: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onPay: (payWithCard: PayWithCard) => void;
}
