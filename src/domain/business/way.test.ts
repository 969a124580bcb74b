import { describe, expect, test } from "vitest";
import type { Milestone, YesNoFact } from "./fact-keys.ts";
import {
  isMet,
  type Need,
  openMilestones,
  type Position,
  STAGE_OF,
  type Stage,
  type Standing,
  standingOf,
  type WayPoint,
  withReached,
} from "./way.ts";

const point = (id: Milestone, ...needs: Need[]): WayPoint => ({ id, stage: STAGE_OF[id], needs, takes: 1 });
const at = (stage: Stage, yes: YesNoFact[] = [], no: YesNoFact[] = []): Position => ({
  knowledge: { yes: new Set(yes), no: new Set(no) },
  stage,
});

describe("how a milestone stands", () => {
  test.each<[string, WayPoint, Position, Standing]>([
    ["a fact says so", point("made"), at("Idea Stage", ["made"]), "reached"],
    ["nothing is missing", point("made"), at("Idea Stage"), "open"],
    ["a need is missing", point("made", "talked"), at("Idea Stage"), "ahead"],
    ["its need is reached", point("made", "talked"), at("Idea Stage", ["talked"]), "open"],
    ["its stage is left behind", point("made"), at("Launching"), "passed"],
    ["its stage is left behind, but it was denied", point("made"), at("Launching", [], ["made"]), "open"],
    ["left behind, but what follows fails without it", point("price"), at("Launching"), "open"],
    ["its need is left behind", point("page", "made"), at("Pre-Launch"), "open"],
    [
      "its need is left behind, but was denied",
      point("page", "made"),
      at("Pre-Launch", [], ["made"]),
      "ahead",
    ],
  ])("%s", (_, milestone, position, expected) => {
    expect(standingOf(milestone, position)).toBe(expected);
  });

  test.each<[string, YesNoFact[], boolean]>([
    ["a trade without permits", [], true],
    ["a trade with permits, none held", ["regulated"], false],
    ["a trade with permits, held", ["regulated", "permit"], true],
  ])("allowed: %s", (_, yes, expected) => {
    expect(isMet("allowed", at("Pre-Launch", yes))).toBe(expected);
  });
});

describe("what is worked on next", () => {
  const way = [
    point("talked"),
    point("price"),
    point("channel"),
    point("second"),
    point("capacity"),
    point("process"),
    point("helper"),
  ];
  const ids = (position: Position) => openMilestones(way, position).map(({ id }) => id);

  test("the way in order, from the stage on, then essentials of earlier stages", () => {
    expect(ids(at("Idea Stage"))).toEqual(way.map(({ id }) => id));
    expect(ids(at("Launching"))).toEqual(["channel", "second", "capacity", "process", "helper", "price"]);
  });

  test("sold out: room first, and no more advertising", () => {
    const open = ids(at("Launching", ["soldOut", "price"]));
    expect(open.slice(0, 2)).toEqual(["capacity", "process"]);
    expect(open).not.toContain("channel");
  });

  test("somebody who works alone is not told to hire", () => {
    expect(ids(at("Scaling", ["alone"]))).not.toContain("helper");
  });

  test("everything reached leaves nothing open", () => {
    expect(
      ids(
        at(
          "Scaling",
          way.map(({ id }) => id),
        ),
      ),
    ).toEqual([]);
  });

  test("looking a step ahead changes nothing that is known", () => {
    const now = at("Idea Stage");
    const later = withReached(now, ["talked"]);
    expect([now.knowledge.yes.has("talked"), later.knowledge.yes.has("talked")]).toEqual([false, true]);
  });
});
