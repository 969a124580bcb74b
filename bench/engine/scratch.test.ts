// @ts-nocheck
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { proposeStage } from "#domain/business/stage-move.ts";
import { STAGES } from "#domain/business/way.ts";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import { factsOfReport, reachedBy } from "#server/engine/business/learn.ts";
import { frontierOf } from "#server/engine/frontier.ts";
import { openEngine } from "#server/engine/open-engine.ts";
import { readPerson } from "#server/engine/person.ts";
import { proposeBatch } from "#server/engine/propose-batch.ts";
import { answersForWeek, gradeJourney, gradeWeek, twinDistance } from "./open/grade-quests.mjs";

const engine = openEngine("playbook")();
const MONDAY = calendarDay("2026-01-05");
const dayMs = 86400000,
  t0 = Date.UTC(2026, 0, 5);
export function weekOf(onb, id, facts, past, week, stage) {
  const person = readPerson(
    engine.playbook,
    { ...onb, id, businessStage: stage, onboardedAt: new Date(t0 - dayMs) },
    { stated: [], facts },
  );
  const k = person.business.knowledge;
  const move = proposeStage(k, person.stage, new Set());
  const request = {
    person,
    stage: person.stage,
    stageReached: move?.to ?? person.stage,
    hoursAtMost: Number(k.records.get("hoursAtMost")?.value ?? 16),
    plan: planBatch(onb.weeklySchedule, addDays(MONDAY, 7 * (week - 1)), weeklyHours(onb.timeCommitment)),
    history: {
      past: [...past].reverse().map((p) => ({ ...p, batchesAgo: week - p.week - 1 })),
      neverTitles: new Set(past.map((p) => titleKey(p.title))),
    },
    taste: new Map(),
    didWell: new Map(),
    adapted: new Map(),
  };
  const { quests, runs, spare } = proposeBatch(engine, request);
  for (const r of runs) if (r.error) console.log("PLUGIN", id, week, r.plugin, r.error);
  if (quests.length === 0)
    console.log(
      "EMPTY",
      id,
      week,
      person.business.way.model,
      request.plan.places.length,
      "open",
      frontierOf(request)
        .open.map((m) => m.id)
        .join(" "),
      "cands",
      engine.playbook.templates.filter((t) => frontierOf(request).worthOf(t) !== null).length,
      [...k.yes].join(","),
      "| no",
      [...k.no].join(","),
    );
  return {
    person,
    move,
    drafts: quests,
    quests: quests.map((q) => ({
      title: q.title,
      description: q.description,
      category: q.template.category,
      difficulty: q.template.difficulty,
      estimatedHours: q.hours,
      xpReward: q.xpReward,
      dueDate: q.place.dueDay,
      milestone: q.template.milestone,
      template: q.template.id,
      reason: q.reason,
    })),
  };
}
const HAS = (m) => engine.playbook.ways[m];
test("weeks", () => {
  const { personas, twins } = JSON.parse(readFileSync("bench/engine/open/personas.json", "utf8"));
  let pass = 0,
    n = 0,
    quests = 0,
    named = 0,
    tests = {};
  const out = {};
  for (const p of personas) {
    let w;
    try {
      w = weekOf(p.onboarding, p.id, [], [], 1, p.onboarding.businessStage);
    } catch (e) {
      console.log(p.id, "ERR", e.message.slice(0, 100));
      continue;
    }
    n++;
    out[p.id] = w.quests;
    const v = gradeWeek(p, w.quests);
    if (v.pass) pass++;
    const b = w.person.business;
    console.log(
      `${v.pass ? "ok  " : "FAIL"} ${p.id} ${b.way.model} trade=${b.trade?.id} many=${b.words["offer.many"]} cust=${b.words.customers} yes=${[...b.knowledge.yes].join(",")} ${v.fails.join(" ;; ").slice(0, 700)}`,
    );
  }
  writeFileSync("/tmp/w/coach/weeks.json", JSON.stringify(out, null, 1));
  const tw = twins.map(([a, b]) => (out[a] && out[b] ? twinDistance(out[a], out[b]).pass : null));
  console.log(
    `weeks ${pass} of ${n}; twins ${tw.filter(Boolean).length} of ${tw.filter((x) => x !== null).length}`,
  );
});
test("journeys", () => {
  const { journeys } = JSON.parse(readFileSync("bench/engine/open/journeys.json", "utf8"));
  let pass = 0,
    n = 0;
  const all = {};
  for (const j of journeys) {
    let standing = null;
    let onb = j.onboarding,
      stage = onb.businessStage;
    const facts = [],
      past = [],
      weeks = [];
    try {
      for (let week = 1; week <= 12; week++) {
        const at = new Date(t0 + (week - 1) * 7 * dayMs + 3 * dayMs);
        const w = weekOf(onb, j.id, facts, past, week, stage);
        const a = answersForWeek(j, week, w.quests);
        const way = w.person.business.way;
        for (const [i, q] of w.quests.entries()) {
          const t = w.drafts[i].template;
          const done = a.completed.includes(q),
            rej = a.rejected.find((r) => r.quest === q);
          const doneBefore = past.filter(
            (p) => p.milestone === t.milestone && p.outcome === "completed",
          ).length;
          if (done || rej?.reason === "already done")
            for (const m of reachedBy(t, way, doneBefore))
              facts.push({ key: m, value: "yes", source: "quest", at });
          if (rej && /too big/.test(rej.reason))
            facts.push({
              key: "hoursAtMost",
              value: String(Math.max(1, q.estimatedHours / 2)),
              source: "quest",
              at,
            });
          past.push({
            templateId: t.id,
            title: q.title,
            category: t.category,
            milestone: t.milestone,
            week,
            outcome: done ? "completed" : rej ? "rejected" : null,
          });
        }
        if (a.says || a.sales)
          facts.push(
            ...factsOfReport(
              { notes: a.says, metric: a.sales ? { name: "sales", value: a.sales } : undefined },
              at,
            ),
          );
        if (a.update) {
          const before = w.person.business;
          onb = { ...onb, ...a.update };
          facts.push({ key: "newBusiness", value: "yes", source: "profile", at });
        }
        const k = weekOf(onb, j.id, facts, past, week + 1, stage);
        weeks.push({
          week,
          quests: w.quests,
          completed: a.completed,
          rejected: a.rejected,
          proposedStage: k.move?.to ?? null,
        });
        standing =
          k.move && standing?.to === k.move.to
            ? { to: k.move.to, weeks: standing.weeks + 1 }
            : k.move
              ? { to: k.move.to, weeks: 1 }
              : null;
        if (standing && standing.weeks >= 3) {
          stage = standing.to;
          standing = null;
        }
      }
    } catch (e) {
      console.log(j.id, "ERR", e.stack.slice(0, 300));
      continue;
    }
    n++;
    const v = gradeJourney(j, weeks);
    if (v.pass) pass++;
    all[j.id] = weeks;
    console.log(
      `${v.pass ? "ok  " : "FAIL"} ${j.id} ${v.fails.length} ${v.fails.join("\n       ").slice(0, 1500)}`,
    );
  }
  writeFileSync("/tmp/w/coach/journeys.json", JSON.stringify(all, null, 1));
  console.log(`journeys ${pass} of ${n}`);
});
test("dry", () => {
  const all = JSON.parse(readFileSync("/tmp/w/coach/journeys.json", "utf8"));
  for (const [id, weeks] of Object.entries(all))
    console.log(
      "DRY",
      id,
      weeks
        .map(
          (w) =>
            `${w.week}:${w.quests.length}${w.proposedStage ? "→" + w.proposedStage : ""}[${w.quests.map((q) => q.milestone).join(" ")}]`,
        )
        .join("  "),
    );
});
