import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import type { Db } from "../db/handles.ts";
import type { Log } from "../log/log.ts";
import { correctSpending, countCall, reserveSpending, uncountCall } from "./model-budget.repository.ts";
import { costMicros, type Price, type Usage } from "./model-prices.ts";

export interface Reservation {
  readonly price: Price;
  readonly day: CalendarDay;
  readonly micros: number;
}

export type ModelBudget = ReturnType<typeof createModelBudget>;

/** One budget shared by all instances: days are UTC, amounts are millionths of a dollar. */
export function createModelBudget(options: {
  db: Db;
  log: Log;
  dailyCostCapMicros: number;
  dailyUserQuota: number;
}) {
  const { db, log, dailyCostCapMicros, dailyUserQuota } = options;
  const today = (now: Date) => dayAt(now, "UTC");
  /** A failed correction must not cost the person their answer; what remains is an over-reservation. */
  const afterwards = (work: Promise<void>) =>
    work.catch((err: unknown) => log.warn({ err }, "the models' budget was not corrected"));
  return {
    countCall: (userId: string, now: Date) => countCall(db, userId, today(now), dailyUserQuota),
    uncountCall: (userId: string, now: Date) => afterwards(uncountCall(db, userId, today(now))),

    async reserve(price: Price, worst: Usage, now: Date): Promise<Reservation | undefined> {
      const reservation = { price, day: today(now), micros: costMicros(price, worst) };
      if (reservation.micros === 0) return reservation;
      const isReserved = await reserveSpending(db, reservation.day, reservation.micros, dailyCostCapMicros);
      return isReserved ? reservation : undefined;
    },

    async settle({ price, day, micros }: Reservation, usage: Usage): Promise<void> {
      const difference = costMicros(price, usage) - micros;
      if (difference !== 0) await afterwards(correctSpending(db, day, difference));
    },
  };
}

const TEMPLATE_TOKENS = 500;

/** An upper bound, as a token is at least one byte; TEMPLATE_TOKENS covers the template and schema. */
export function worstUsage(texts: readonly string[], outputTokens: number): Usage {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { inputTokens: bytes + TEMPLATE_TOKENS, outputTokens };
}
