import { expect, test } from "vitest";
import type { Model } from "#domain/business/models.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { loadPlaybook } from "../../playbook/playbook.ts";
import { createTradeFinder } from "./find-trade.ts";

const finder = createTradeFinder(loadPlaybook(PLAYBOOK_FOLDER).trades);

test.each<[string, Model, string | null]>([
  ["bookkeeping for builders", "freelance", "bookkeeping"],
  ["Waiting time displays for barbers", "saas", "waiting-time-screens"],
  ["Soap bars with goat milk", "handmade", "soap"],
  ["wedding cakes", "food", "cakes"],
  ["Shift lists for food banks", "saas", "shift-planning-software"],
  ["An app for people who keep bees and sell honey", "app", "beekeeping-app"],
  ["Candle making workshop for groups of friends", "teaching", "craft-workshops"],
  ["Yoga class in the park", "teaching", "yoga-teaching"],
  ["Yoga class in my own studio", "appointments", "yoga"],
  ["Web design", "agency", "website-agency"],
  ["Web design", "freelance", "web-design"],
  ["Leather belts, made to measure", "handmade", "leather"],
  ["I have no idea yet", "handmade", null],
  ["Cleaning of marble graves and garden statues, by hand. Electrician.", "on-site", "grave-care"],
  ["Home organiser. Lisbon.", "on-site", "home-organising"],
  ["Retired tiler. Sourdough loaves from my own oven, on Saturdays at the gate.", "food", "bread"],
  ["Drone photos of church towers", "on-site", "drone-photography"],
  ["I paint jungles in childrens rooms", "on-site", "childrens-murals"],
  ["I translate user manuals for pumps", "freelance", "translation"],
  ["Excel dashboards, no social media please", "freelance", "spreadsheets"],
  ["Tote bags, me and my sewing machine", "handmade", "bags"],
  ["Sunday class, Python for retired teachers", "teaching", "programming-lessons"],
  ["Channel about rescuing old sewing machines", "content", "video-machine-repair"],
  ["An app that tells beekeepers when to feed", "app", "beekeeping-app"],
  ["Sourdough video course, 40 students", "teaching", "cooking-classes"],
  ["I was a nurse for ten years and now sell something", "advice", null],
  ["App that shows which machine at the laundromat is free", "app", null],
])("%s (%s): %s", (description, model, id) => {
  expect(finder.find(description, model)?.id ?? null).toBe(id);
});
