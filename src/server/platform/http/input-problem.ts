import type * as z from "zod/mini";
import { fieldWords } from "./field-words.ts";

type Issue = z.core.$ZodRawIssue;

/** With more choices than this, the message does not list them. */
const CHOICES_NAMED = 10;

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "a group of values",
  record: "a group of values",
};

/** For issues without a message of their own: the end of the sentence that begins with the field's name. */
export function problemWords(issue: Issue): string {
  if (issue.input === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${KINDS[issue.expected] ?? "something else"}`;
    case "too_big":
      return tooMuch(issue.origin, issue.maximum);
    case "too_small":
      return tooLittle(issue.origin, issue.minimum);
    case "invalid_value":
      return chosenFrom(issue.values);
    case "invalid_union":
      return chosenFrom(literalsOf(issue.errors));
    case "invalid_format":
      return issue.format === "uuid" ? "is not one that we know" : "is not written as it should be";
    default:
      return "is not right: please check it";
  }
}

/** One sentence for the user about the first problem. */
export function inputProblem(path: string, issue: z.core.$ZodIssue | undefined): string {
  if (!issue || issue.path.length === 0) return "Something in this request is not right: please check it.";
  return `${fieldWords(path, issue.path)} ${issue.message}.`;
}

const said = (amount: number | bigint) => amount.toLocaleString("en-US");

function tooMuch(origin: string, most: number | bigint): string {
  if (origin === "string") return `is too long: ${said(most)} characters at most`;
  if (origin === "array") return `has too many entries: ${said(most)} at most`;
  return `must be ${said(most)} at most`;
}

function tooLittle(origin: string, least: number | bigint): string {
  if (origin === "string") return `is too short: ${said(least)} characters at least`;
  if (origin === "array") return `has too few entries: ${said(least)} at least`;
  return `must be ${said(least)} at least`;
}

function chosenFrom(choices: readonly unknown[]): string {
  const words = choices.map(String);
  const canBeSaid =
    words.length > 0 && words.length <= CHOICES_NAMED && !words.some((word) => /_/u.test(word));
  if (!canBeSaid) return "must be one of the choices offered";
  return words.length === 1 ? `must be “${words[0]}”` : `must be one of ${words.join(", ")}`;
}

function literalsOf(errors: readonly (readonly z.core.$ZodIssue[])[]): unknown[] {
  return errors.flat().flatMap((issue) => (issue.code === "invalid_value" ? issue.values : []));
}
