// @ts-nocheck
import { readFileSync } from "node:fs";
import { proposeStage } from "#domain/business/stage-move.ts";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import { factsOfReport, reachedBy } from "#server/engine/business/learn.ts";
import { openEngine } from "#server/engine/open-engine.ts";
import { readPerson } from "#server/engine/person.ts";
import { proposeBatch } from "#server/engine/propose-batch.ts";
const [file, weeksText = "1", only = ""] = process.argv.slice(2);
const engine = openEngine("playbook")();
const MONDAY = calendarDay("2026-01-05");
const dayMs = 86400000, t0 = Date.UTC(2026, 0, 5);
const DAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
/** schedule: "tue 19-21, sat 9-13" */
function scheduleOf(text = "tue 19-21, thu 19-21, sat 9-13") {
  const of = new Map(text.split(",").map((p) => { const [d, h] = p.trim().split(" "); return [d, h.split("-")]; }));
  return Object.fromEntries(DAYS.map((d) => { const h = of.get(d.slice(0, 3)); const t = (x) => x.includes(":") ? x.padStart(5, "0") : x.padStart(2, "0") + ":00"; return [d, h ? { available: true, startTime: t(h[0]), endTime: t(h[1]) } : { available: false, startTime: "09:00", endTime: "17:00" }]; }));
}
const people = JSON.parse(readFileSync(file, "utf8"));
for (const p of people) {
  if (only && p.id !== only) continue;
  const onb = { businessName: p.name, businessType: p.type, businessStage: p.stage, businessDescription: p.description, goals: p.goals ?? "Generate Revenue", experience: p.experience ?? "Some Experience", timeCommitment: p.time ?? "5-10 hours/week", weeklySchedule: p.weeklySchedule ?? scheduleOf(p.schedule) };
  let stage = p.stage; const facts = [], past = [];
  console.log(`\n\n######## ${p.id}: ${p.name} (${p.type}, ${p.stage}, ${onb.experience}, ${onb.timeCommitment})\n${p.description}`);
  for (let week = 1; week <= Number(weeksText); week++) {
    const at = new Date(t0 + (week - 1) * 7 * dayMs + 3 * dayMs);
    const person = readPerson(engine.playbook, { ...onb, id: p.id, businessStage: stage, onboardedAt: new Date(t0 - dayMs) }, { stated: [], facts });
    const b = person.business, k = b.knowledge, move = proposeStage(k, person.stage, new Set());
    if (week === 1) {
      console.log(`READ: model=${b.way.model} trade=${b.trade?.id ?? "none"} tags=${[...b.tags]} known=${[...k.yes]} not=${[...k.no]} ${JSON.stringify(b.known ?? {})} constraints=${[...(person.constraints ?? [])]}`);
      console.log("WORDS: " + Object.entries(b.words).map(([s, w]) => `${s}=${w}`).join(" | "));
    }
    const request = { person, stage: person.stage, stageReached: move?.to ?? person.stage, hoursAtMost: 16, plan: planBatch(onb.weeklySchedule, addDays(MONDAY, 7 * (week - 1)), weeklyHours(onb.timeCommitment)),
      history: { past: [...past].reverse().map((q) => ({ ...q, batchesAgo: week - q.week - 1 })), neverTitles: new Set(past.map((q) => titleKey(q.title))) }, taste: new Map(), didWell: new Map(), adapted: new Map() };
    const { quests, runs } = proposeBatch(engine, request);
    for (const r of runs) if (r.error) console.log("PLUGIN", r.plugin, r.error);
    console.log(`\n== week ${week}, stage ${stage}${move ? `, proposes ${move.to}` : ""}`);
    for (const q of quests) {
      console.log(`\n[${q.template.id} · ${q.template.milestone} · ${q.hours} h · ${q.template.difficulty} · ${q.template.category} · ${q.place.dueDay}] ${q.title}\n  (${q.reason})`);
      if (Number(weeksText) <= 2 || process.env.FULL) console.log(q.description);
      const doneBefore = past.filter((x) => x.milestone === q.template.milestone && x.outcome === "completed").length;
      for (const m of reachedBy(q.template, b.way, doneBefore)) facts.push({ key: m, value: "yes", source: "quest", at });
      past.push({ templateId: q.template.id, title: q.title, category: q.template.category, milestone: q.template.milestone, week, outcome: "completed" });
    }
    const report = p.reports?.[week]; if (report) { console.log(`  >> says: ${report}`); facts.push(...factsOfReport({ notes: report }, at)); }
    if (p.moves?.[week]) stage = p.moves[week];
  }
}
