import { openEngine } from "#server/engine/open-engine.ts";
import { openSentenceEncoder } from "#server/engine/text/sense/sentence-encoder.ts";
import { report } from "../results.ts";
import { measureMentor } from "./mentor-measures.ts";
import { measureOpenMentor } from "./open-mentor.ts";
import { measureOpenSets } from "./open-sets.ts";
import { measureQuests } from "./quest-measures.ts";
import { measureRunning } from "./running-measures.ts";
import { measureShortTurns } from "./short-turns.ts";
import { simulate } from "./simulator.ts";
import { rowsOf } from "./table.ts";

/** Every measure of the design with its target. A missed target is printed and sets the exit code. */
const engine = openEngine("playbook")();
const measures = [
  ...measureOpenSets(engine),
  ...measureOpenMentor(engine, openSentenceEncoder("dist/server/encoder.bin")),
  ...measureShortTurns(engine),
  ...measureQuests(engine),
  ...simulate(engine),
  ...measureMentor(engine),
  ...(await measureRunning()),
];
report("engine", rowsOf(measures), measures);
