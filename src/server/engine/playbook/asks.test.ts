import { expect, test } from "vitest";
import { asksOf } from "./asks.ts";

test.each<[string, string | null]>([
  ["Add up the month of {offer.many} on one page", "figures"],
  ["Find out what is really left of {offer.one}", "figures"],
  ["Ask {n} {customers} how they came to you", "how found"],
  ["Note who brought your last {sales}", "how found"],
  ["Find {n} more clients like your best", "like the best"],
  ["Ask {n} {customers} for two sentences you may show", "ask for words"],
  ["Ask {customers} whom they know who needs the same", "ask for names"],
  ["Write to {n} old enquiries", "old contacts"],
  ["Ask {n} {customers} why they stay", "why they stay"],
  ["Ask {n} {customers} why they stopped", "why they left"],
  ["Raise the price of {offer.one} by a small step", "raise the price"],
  ["Answer the doubt that {objection}", "doubts"],
  ["Borrow {material} before you buy", "buy or borrow"],
  ["Hand over {chore} for one day", "hand over work"],
  ["Write a checklist for {chore}", "write it down"],
  ["Photograph {offer.one} in daylight", null],
  ["Ask {n} {customers} what they pay today", null],
])("%s asks: %s", (title, question) => expect(asksOf(title)).toBe(question));
