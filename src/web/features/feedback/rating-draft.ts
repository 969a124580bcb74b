import { RATING_DEFAULT, RATING_MAX, RATING_MIN } from "#contracts/feedback.ts";
import { readDraft, textFields } from "#web/platform/storage/drafts.ts";

export interface Ratings<Field extends string> {
  values: Record<Field, number>;
  feedback: string;
}

export function startOf<Field extends string>(fields: readonly Field[]): Ratings<Field> {
  const values = Object.fromEntries(fields.map((field) => [field, RATING_DEFAULT]));
  return { values: values as Record<Field, number>, feedback: "" };
}

export function readRatings<Field extends string>(
  userId: string,
  name: string,
  fields: readonly Field[],
): Ratings<Field> {
  const kept = readDraft(userId, name);
  const start = startOf(fields);
  if (typeof kept !== "object" || kept === null) return start;
  const isRating = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= RATING_MIN && Number(value) <= RATING_MAX;
  const values = "values" in kept && typeof kept.values === "object" ? kept.values : null;
  const known = Object.entries(values ?? {}).filter(
    ([field, value]) => Object.hasOwn(start.values, field) && isRating(value),
  );
  return {
    values: { ...start.values, ...Object.fromEntries(known) },
    feedback: textFields(kept).feedback ?? "",
  };
}
