import { RATING_DEFAULT, RATING_MAX, RATING_MIN } from "#contracts/feedback.ts";
import { textFields } from "#web/platform/storage/drafts.ts";

export interface Ratings<Field extends string> {
  values: Record<Field, number>;
  feedback: string;
}

export function startOf<Field extends string>(fields: readonly Field[]): Ratings<Field> {
  const values = Object.fromEntries(fields.map((field) => [field, RATING_DEFAULT]));
  return { values: values as Record<Field, number>, feedback: "" };
}

export function fromKept<Field extends string>(
  kept: unknown,
  fields: readonly Field[],
): Partial<Ratings<Field>> {
  if (typeof kept !== "object" || kept === null) return {};
  const start = startOf(fields);
  const isRating = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= RATING_MIN && Number(value) <= RATING_MAX;
  const values = "values" in kept && typeof kept.values === "object" ? kept.values : null;
  const known = Object.entries(values ?? {}).filter(
    ([field, value]) => Object.hasOwn(start.values, field) && isRating(value),
  );
  return { ...textFields(kept), values: { ...start.values, ...Object.fromEntries(known) } };
}
