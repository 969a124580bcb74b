import type { Money } from "#domain/general/money.ts";

export type CardResult = { status: "succeeded" } | { status: "declined"; message: string };

/** How the card in a form pays, once the server has opened the payment. */
export type PayWithCard = (clientSecret: string) => Promise<CardResult>;

/** What every card form is given, whoever the provider is. */
export interface CardFormProps {
  price: Money;
  isPaying: boolean;
  /** Why the last attempt did not succeed. */
  problem: string | null;
  onPay: (payWithCard: PayWithCard) => void;
}
