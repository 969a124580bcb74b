/** Money is whole minor units (cents) with its currency, never a fraction. */
export interface Money {
  readonly amount: number;
  /** ISO 4217 in lower case, as the payment provider writes it. */
  readonly currency: string;
}

/** "$20", or "$20.50" where there are cents. */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const text = format.format(amount / 10 ** digits);
  return digits > 0 && amount % 10 ** digits === 0 ? text.slice(0, -(digits + 1)) : text;
}
