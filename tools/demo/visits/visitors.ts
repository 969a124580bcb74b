import { MS_PER_DAY } from "#domain/general/durations.ts";
import { Chance, growing } from "../chance.ts";
import type { DemoWorld } from "../demo-world.ts";
import { type DemoVisit, VisitWriter } from "./visit-writer.ts";

const VISITORS_PER_PERSON = 20;

const SOURCES = [
  ["Direct", 30],
  ["google.com", 26],
  ["newsletter", 12],
  ["instagram.com", 9],
  ["linkedin.com", 8],
  ["youtube.com", 5],
  ["reddit.com", 4],
  ["producthunt.com", 3],
  ["news.ycombinator.com", 2],
  ["duckduckgo.com", 1],
] as const;

export const DEVICES = [
  ["Chrome on Windows", 28],
  ["Chrome on Android", 24],
  ["Safari on iPhone", 22],
  ["Chrome on Mac", 10],
  ["Firefox on Windows", 5],
  ["Safari on Mac", 5],
  ["Edge on Windows", 4],
  ["Firefox on Linux", 2],
] as const;

const LANDING_LINKS = ["How it works", "Features", "Pricing", "Questions", "Stories"] as const;
const ERRORS = ["TypeError", "ChunkLoadError", "NetworkError"] as const;

/** Visitors of the landing page who do not sign up. */
export function* visitorVisits(world: DemoWorld): Generator<DemoVisit> {
  const count = world.people * VISITORS_PER_PERSON;
  for (let index = 0; index < count; index++) {
    const chance = new Chance(world.seed, "visitor", index);
    const ago = growing(chance, index, count) * world.days * MS_PER_DAY;
    const start = new Date(world.latestStart.getTime() - ago);
    // Nights are quiet: most visits that would fall there are dropped.
    if (start.getUTCHours() < 5 && chance.happens(0.6)) continue;
    yield visitorVisit(world, chance, index, start);
  }
}

function visitorVisit(world: DemoWorld, chance: Chance, index: number, start: Date): DemoVisit {
  const visit = new VisitWriter(`${world.seed} visitor ${index}`, start, chance.weighted(DEVICES));
  land(visit, chance);
  if (chance.happens(0.007)) visit.act("client_error", chance.pick(ERRORS));
  if (chance.happens(0.44)) {
    visit.wait(chance.int(1, 8));
    return visit.end();
  }
  visit.wait(chance.int(10, 140));
  for (let more = chance.int(0, 3); more > 0; more--) {
    visit.act("link_click", chance.pick(LANDING_LINKS));
    visit.wait(chance.int(5, 70));
  }
  if (chance.happens(0.22)) callToAction(visit, chance);
  else if (chance.happens(0.06)) {
    visit.view("/privacy", "Privacy Policy");
    visit.wait(chance.int(8, 60));
  }
  return visit.end();
}

export function land(visit: VisitWriter, chance: Chance): void {
  visit.reach("landing_page_view");
  const source = chance.weighted(SOURCES);
  visit.view("/", "SideQuest", source === "Direct" ? undefined : source);
}

const CALLS = [
  ["hero", "Start Your Quest"],
  ["header", "Launch"],
  ["pricing", "Start Free Trial"],
  ["footer", "Start Your Quest"],
] as const;

export function callToAction(visit: VisitWriter, chance: Chance): void {
  const [location, words] = chance.pick(CALLS);
  visit.act("cta_click", words, { location });
  visit.reach("cta_click", location);
  visit.reach("signup_attempt");
  visit.wait(chance.int(2, 15));
}
