/** Money is whole minor units (cents) with its currency, never a fraction. */
export interface Money {
  readonly amount: number;
  /** ISO 4217 in lower case, as the payment provider writes it. */
  readonly currency: string;
}

/** "$20", or "$20.50" where there are cents; "−$20" with a minus sign; "20,50 $" in German. */
export function formatMoney({ amount, currency }: Money, language = "en"): string {
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const text = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  return text.replace("-", "−");
}
