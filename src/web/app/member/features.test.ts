import { expect, test } from "vitest";
import { maya } from "#web/testing/maya.ts";
import type { OverlayName } from "#web/wiring/signals.ts";
import { FEATURES } from "./features.ts";

/** The palette itself is the shell's own, and what is known is a part of the profile. */
const REGISTERED: Record<Exclude<OverlayName, "commands">, true> = {
  account: true,
  activity: true,
  feedback: true,
  logbook: true,
  money: true,
  shortcuts: true,
};

test("every overlay that can be asked for is registered by exactly one feature", () => {
  const names = FEATURES.flatMap(({ overlays = {} }) => Object.keys(overlays));
  expect(names.sort()).toEqual(Object.keys(REGISTERED));
});

test("no two commands have the same id, and those of a group stand together", () => {
  const context = {
    user: maya,
    quests: [],
    toldFacts: "",
    navigate: () => undefined,
    onSignOut: () => undefined,
  };
  const commands = FEATURES.flatMap(({ commands }) => commands?.(context) ?? []);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  const groups = commands.map(({ group = "Do" }) => group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(["Do", "Go to", "Account"]);
});
