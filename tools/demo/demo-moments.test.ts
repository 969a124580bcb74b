import { join } from "node:path";
import { expect, test } from "vitest";
import { ENOUGH } from "#domain/analytics/confidence.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { busiestHour } from "#server/features/analytics/insights/insights-rules.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { demoVisits } from "./demo-visits.ts";
import { demoWorld } from "./demo-world.ts";
import { VisitSums } from "./visits/visit-sums.ts";

const SIZE = { people: 36, days: 120 };
/** Every third hour of the day, on all days of the week and over a month's end. */
const MOMENTS = Array.from({ length: 8 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 24, 0, 12) + index * 27 * MS_PER_HOUR).toISOString(),
);
const playbook = loadPlaybook(join(findProjectRoot(), "playbook"));

test.each(MOMENTS)("made at %s, it has a busiest hour and enough people to say so", (moment) => {
  const made = new Date(moment);
  const since = made.getTime() - 30 * MS_PER_DAY;
  const sums = new VisitSums();
  const active = new Set<string>();
  for (const visit of demoVisits(demoWorld({ playbook, now: made, ...SIZE }))) {
    sums.fold(visit);
    for (const { sender, at } of visit.arrivals) if (sender && at.getTime() >= since) active.add(sender.id);
  }
  const inRange = sums.list().filter(({ metric, hour }) => metric === "hour" && hour.getTime() >= since);
  const hours = Array.from({ length: 24 }, (_, of) =>
    inRange.reduce((sum, { key, n }) => (Number(key) === of ? sum + n : sum), 0),
  );
  expect(busiestHour({ hours })).toHaveLength(1);
  expect(active.size).toBeGreaterThan(ENOUGH);
});
