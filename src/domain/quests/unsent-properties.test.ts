import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAt } from "../general/calendar-day.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";
import { nextChange, startBefore } from "./next-unsent.ts";
import { countingTime, trustCompletedAt } from "./quest.ts";
import { addChange, UNSENT_MAX, type UnsentChange, withoutChanges } from "./unsent-changes.ts";

const KINDS = ["create", "start", "complete"] as const;
const told = ({ kind, quest }: UnsentChange) => `${kind} ${quest.id}`;

/** What one person does to some quests: each is made, started and completed in this order, in between the others. */
const acts = fc.array(fc.integer({ min: 0, max: 29 }), { maxLength: 120 }).map((ids) => {
  const next = new Map<number, number>();
  return ids.flatMap((id) => {
    const step = next.get(id) ?? 0;
    next.set(id, step + 1);
    const kind = KINDS[step];
    return kind ? [{ kind, quest: { id: String(id) } }] : [];
  });
});

const keepAll = (changes: readonly UnsentChange[]) =>
  changes.reduce<readonly UnsentChange[]>((kept, change) => addChange(kept, change) ?? kept, []);

/** Sends until nothing is left; each request as the list of what it takes along. */
function drain(kept: readonly UnsentChange[]): string[][] {
  const requests: string[][] = [];
  for (let change = nextChange(kept); change; change = nextChange(kept)) {
    const start = startBefore(kept, change);
    const sent = start ? [start, change] : [change];
    requests.push(sent.map(told));
    kept = withoutChanges(kept, sent);
    if (requests.length > 2 * UNSENT_MAX) throw new Error("It never ends.");
  }
  return requests;
}

describe("the offline queue", () => {
  test("is bounded, and keeping something twice changes nothing", () => {
    fc.assert(
      fc.property(acts, (changes) => {
        const kept = keepAll(changes);
        expect(kept.length).toBe(Math.min(changes.length, UNSENT_MAX));
        for (const change of kept) expect(addChange(kept, change)).toBe(kept);
      }),
    );
  });

  test("sends all that it keeps, each once, and a quest's changes in their order", () => {
    fc.assert(
      fc.property(acts, (changes) => {
        const kept = keepAll(changes);
        const sent = drain(kept).flat();
        expect(sent.toSorted()).toEqual(kept.map(told).toSorted());
        for (const { quest } of kept) {
          const ofQuest = (all: readonly string[]) => all.filter((text) => text.endsWith(` ${quest.id}`));
          expect(ofQuest(sent)).toEqual(ofQuest(kept.map(told)));
        }
      }),
    );
  });

  test("a completion never leaves without its start", () => {
    fc.assert(
      fc.property(acts, (changes) => {
        const kept = keepAll(changes).map(told);
        for (const request of drain(keepAll(changes))) {
          const [id] = request.flatMap((text) => (text.startsWith("complete ") ? text.slice(9) : []));
          if (id !== undefined && kept.includes(`start ${id}`)) expect(request).toContain(`start ${id}`);
        }
      }),
    );
  });
});

/** Half an hour, three quarters, more than 12 hours ahead, and those that turn their clocks. */
const zones = fc.constantFrom(
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Australia/Lord_Howe",
);
const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });

test("a completion that was sent within 47 hours counts on the local day on which it was made", () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 1, max: 47 * 60 }),
      fc.integer({ min: 1, max: 600 }),
      zones,
      (made, late, worked, zone) => {
        const startedAt = new Date(made.getTime() - worked * MS_PER_MINUTE);
        const now = new Date(made.getTime() + late * MS_PER_MINUTE);
        const counted = countingTime(trustCompletedAt(made, startedAt, now), startedAt, now);
        expect(dayAt(counted, zone)).toBe(dayAt(made, zone));
      },
    ),
  );
});

test("no claimed time is later than now, or before the quest was started", () => {
  const hours = fc.integer({ min: -200, max: 200 });
  fc.assert(
    fc.property(instants, hours, hours, (now, claim, start) => {
      const startedAt = new Date(now.getTime() - Math.abs(start) * MS_PER_HOUR);
      const claimed = new Date(now.getTime() + claim * MS_PER_HOUR);
      const trusted = trustCompletedAt(claimed, startedAt, now);
      expect(trusted.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(trusted.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
    }),
  );
});
