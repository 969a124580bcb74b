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
] as const)("%s in “%s” needs %d", (state, text, sure) => {
  expect(surenessFor(state, text, 0.5)).toBeCloseTo(sure);
});
