import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDay, dayAt } from "../general/calendar-day.ts";
import { plainAmount, readAmount } from "./amounts.ts";
import { AMOUNT_MAX, CURRENCIES } from "./currencies.ts";
import { moneyCsv, newEntries, readMoneyFile } from "./money-file.ts";
import { balancesOf, type KindSum, MONEY_KINDS, profitPerHour } from "./money-sums.ts";
import { addMonths, firstDayOf, isMonth, lastDayOf, monthOf } from "./months.ts";

const currencies = fc.constantFrom(...CURRENCIES);
const amounts = fc.integer({ min: 1, max: AMOUNT_MAX });
const kinds = fc.constantFrom(...MONEY_KINDS);
const days = fc.integer({ min: 0, max: 9_000 }).map((count) => addDays(calendarDay("2000-01-01"), count));

test("an amount that is written is read as the same", () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      expect(readAmount(plainAmount(amount, currency), currency)).toBe(amount);
    }),
  );
});

test("a file of entries holds all of them, and adds nothing to those it was written from", () => {
  const words = fc
    .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 60 })
    .map((text) => text.replace(/\s+/gu, " ").trim())
    .filter((text) => text !== "" && !text.startsWith("'"));
  const entry = fc.record({ day: days, kind: kinds, amount: amounts, currency: currencies, what: words });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const text = moneyCsv(entries.map((each) => ({ ...each, questTitle: null })));
      const lines = readMoneyFile(text, {
        currency: "usd",
        today: addDays(calendarDay("2000-01-01"), 9_000),
      });
      expect(lines?.map((line) => ("entry" in line ? line.entry : line.problem))).toEqual(entries);
      expect(newEntries(lines ?? [], entries).size).toBe(0);
      expect(newEntries(lines ?? [], []).size).toBe(entries.length);
    }),
  );
});

test("sums do not depend on the order, and currencies are never added up", () => {
  const sum: fc.Arbitrary<KindSum> = fc.record({
    kind: kinds,
    currency: currencies,
    amount: fc.integer({ min: 1, max: 10 ** 9 }),
  });
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 40 }), (sums) => {
      const balances = balancesOf(sums);
      expect(balancesOf(sums.toReversed())).toEqual(balances);
      for (const { currency, income, expense, profit } of balances) {
        const ofCurrency = sums.filter((one) => one.currency === currency);
        const total = ofCurrency.reduce((all, one) => all + one.amount, 0);
        expect([income + expense, income - expense]).toEqual([total, profit]);
      }
      expect(balances.length).toBe(new Set(sums.map(({ currency }) => currency)).size);
    }),
  );
});

test("profit per hour has the sign of the profit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
      fc.integer({ min: 3_600, max: 10 ** 7 }),
      (profit, sec) => {
        const perHour = profitPerHour(profit, sec) ?? 0;
        expect(Object.is(perHour, -0)).toBe(false);
        expect(perHour === 0 || Math.sign(perHour) === Math.sign(profit)).toBe(true);
      },
    ),
  );
});

test("months follow one another without a gap, and every day is in its month", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -200, max: 200 }), (day, count) => {
      const month = monthOf(day);
      expect(day >= firstDayOf(month) && day <= lastDayOf(month)).toBe(true);
      expect(addDays(lastDayOf(month), 1)).toBe(firstDayOf(addMonths(month, 1)));
      expect(addMonths(addMonths(month, count), -count)).toBe(month);
      expect(isMonth(addMonths(month, count))).toBe(true);
    }),
  );
});

test("at the turn of a month the entry counts where the person's own day is", () => {
  const turn = new Date("2026-11-30T23:30:00Z");
  const inZone = (zone: string) => monthOf(dayAt(turn, zone));
  expect([inZone("UTC"), inZone("Europe/Berlin"), inZone("America/New_York")]).toEqual([
    "2026-11",
    "2026-12",
    "2026-11",
  ]);
});
