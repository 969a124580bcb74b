import { formatMoney } from "../general/money.ts";
import type { Speech } from "../general/speech.ts";
import { timeSpentText } from "../logbook/logbook.ts";
import type { NumberKind, WeekNumber } from "./draft-review.ts";

export function numberName(kind: NumberKind, { t }: Speech): string {
  if (kind === "money") return t("Money in");
  return kind === "quests" ? t("Quests") : t("Time");
}

/** "$38", "7 quests", "2 h 50 min" */
export function figureText(
  { kind, currency }: Pick<WeekNumber, "kind" | "currency">,
  value: number,
  { language, t, tn }: Speech,
): string {
  if (kind === "money") return formatMoney({ amount: value, currency: currency ?? "usd" }, language);
  if (kind === "quests") return tn(value, "1 quest", "{n} quests");
  return value === 0 ? t("0 min") : t(timeSpentText(value));
}

/** "$38 more than the week before", "2 fewer than the week before"; nothing is not called less. */
export function changeText(number: WeekNumber, speech: Speech): string {
  const { t, tn } = speech;
  const [, before = 0, now = 0] = number.values;
  const change = now - before;
  const size = Math.abs(change);
  if (now === 0)
    return before === 0
      ? t("a quiet week, like the one before")
      : t("after {figure} the week before", { figure: figureText(number, before, speech) });
  if (change === 0) return t("the same as the week before");
  if (number.kind === "quests")
    return change > 0
      ? tn(size, "1 more than the week before", "{n} more than the week before")
      : tn(size, "1 fewer than the week before", "{n} fewer than the week before");
  const figure = figureText(number, size, speech);
  return change > 0
    ? t("{figure} more than the week before", { figure })
    : t("{figure} less than the week before", { figure });
}

/** Where a win comes from, as the draft says it: "Thu, in part, 24 min, +50 XP". */
export function aboutText(about: string, { t }: Speech): string {
  return about
    .split(", ")
    .map((part) => t(part))
    .join(", ");
}
