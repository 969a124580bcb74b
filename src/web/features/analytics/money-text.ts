/** Cents as whole money where they are whole: $1,240 */
export function moneyText(cents: number, currency: string): string {
  const isWhole = cents % 100 === 0;
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(cents / 100);
}
