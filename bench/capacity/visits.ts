import type { Chance } from "../../tools/demo/chance.ts";
import { actsOf, changeQuests, click } from "./acts.ts";
import type { Kind } from "./kinds.ts";
import * as model from "./model/day-model.ts";
import { type PlannedCall, Tab } from "./tab.ts";

/** The dashboard's calls on opening, in the order a browser makes them. */
export const DASHBOARD: readonly Kind[] = ["user", "opening"];
/** Asked for when somebody starts to use the page, as its parts arrive. */
export const ON_FIRST_USE: readonly Kind[] = ["side column", "business and review", "path and money"];

/** A returning member. `hasNothingOpen`: their week begins, and the page asks for a batch. */
export function memberVisit(chance: Chance, hasNothingOpen: boolean): PlannedCall[] {
  const tab = new Tab(true);
  if (chance.happens(model.SIGNS_IN_AGAIN)) signIn(tab, "login");
  openDashboard(tab, chance);
  if (hasNothingOpen) changeQuests(tab, "week's quests");
  const acts = actsOf(chance);
  const [shortest, longest] = model.VISIT_MINUTES;
  const pause = (60 * chance.int(shortest, longest)) / (acts.length + 1);
  for (const act of acts) {
    tab.wait(pause);
    act(tab);
  }
  tab.wait(pause);
  tab.leave("Dashboard");
  return tab.calls;
}

function openDashboard(tab: Tab, chance: Chance): void {
  tab.call("page");
  if (chance.happens(model.COLD_CACHE)) files(tab, model.FILES_OF_DASHBOARD);
  tab.wait(1);
  for (const kind of DASHBOARD) tab.call(kind);
  tab.view("/app", true);
  for (const kind of ON_FIRST_USE) tab.call(kind);
}

/** Someone who views the landing page and leaves. */
export function visitorVisit(chance: Chance): PlannedCall[] {
  const tab = new Tab(false);
  land(tab, chance);
  tab.leave("Landing");
  return tab.calls;
}

/** Someone who signs up and answers all eight questions, or some of them. */
export function newcomerVisit(chance: Chance): PlannedCall[] {
  const before = new Tab(false);
  land(before, chance);
  before.track("cta_click", "Start");
  for (let step = 0; step < 2; step++) before.call("funnel step");
  before.leave("Landing");
  const tab = new Tab(true);
  signIn(tab, "signup");
  openDashboard(tab, chance);
  files(tab, model.FILES_OF_DASHBOARD);
  tab.call("funnel step");
  const isFinished = chance.happens(model.FINISHES_ONBOARDING);
  for (let step = isFinished ? 8 : 4; step > 0; step--) {
    tab.wait(25);
    click(tab, "Continue");
    tab.track("onboarding_step", "goals");
  }
  if (isFinished) {
    tab.call("onboarding");
    tab.call("funnel step");
    openDashboard(tab, chance);
    tab.wait(120);
  }
  tab.leave("Dashboard");
  return [
    ...before.calls,
    ...tab.calls.map((call) => ({ ...call, atSeconds: call.atSeconds + before.seconds })),
  ];
}

function land(tab: Tab, chance: Chance): void {
  tab.call("landing page");
  files(tab, model.FILES_OF_LANDING);
  tab.wait(1);
  tab.call("funnel step");
  tab.view("/", false);
  tab.wait(chance.int(10, 110));
}

function signIn(tab: Tab, action: "login" | "signup"): void {
  tab.call("sign in");
  tab.track(action, "Google");
}

function files(tab: Tab, count: number): void {
  for (let left = count; left > 0; left--) tab.call("file");
}
