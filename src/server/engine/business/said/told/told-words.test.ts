import { expect, test } from "vitest";
import { surenessFor } from "./told-words.ts";

test.each([
  ["latePay", "They pay my invoices after ten weeks.", 0.5],
  ["latePay", "He got 45 new patients in two months.", 0.9],
  ["tooDear", "They say too heavy but wonderful sound.", 0.9],
  ["jobLimit", "I can't code.", 0.9],
  ["stock", "Sixty jars stand in the cellar.", 0.5],
  ["lawDoubt", "My brother in law can", Number.POSITIVE_INFINITY],
  ["unpaid", "Haven't had a paying client yet.", Number.POSITIVE_INFINITY],
  ["askedMore", "I want it to be a small team.", Number.POSITIVE_INFINITY],
  ["priceOpen", "I don't know how to pay her.", Number.POSITIVE_INFINITY],
  ["hurting", "Gentle walks for people with bad hips.", Number.POSITIVE_INFINITY],
  ["seasonal", "Exams in June.", Number.POSITIVE_INFINITY],
  ["unsigned", "Everybody comes by word of mouth.", Number.POSITIVE_INFINITY],
  ["latePay", "A tool that sends reminders for overdue invoices.", Number.POSITIVE_INFINITY],
  ["muddle", "We used to keep the dates in three books.", Number.POSITIVE_INFINITY],
  ["oldPrice", "They are eight years old now.", Number.POSITIVE_INFINITY],
  ["oldPrice", "Still the same 12 euros as in 2015.", 0.5],
] as const)("%s in “%s” needs %d", (state, text, sure) => {
  expect(surenessFor(state, text, 0.5)).toBeCloseTo(sure);
});
