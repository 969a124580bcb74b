import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";

const ROOT = findProjectRoot();
const SETS = join(ROOT, "bench/engine/open");
/** So many equal words in a row are no coincidence. */
const RUN = 8;

function runsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ");
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" "));
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const part of Object.values(value)) yield* textsIn(part);
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(SETS, `${name}.json`), "utf8"));

/** What the people of the sets say; what is expected of an answer is not theirs. */
function saidInSets(): string[] {
  const { personas } = read("personas") as { personas: { onboarding: { businessDescription: string } }[] };
  const { journeys } = read("journeys") as { journeys: typeof personas };
  const { questions } = read("mentor-questions") as { questions: { text: string }[] };
  const { dialogues } = read("mentor-dialogues") as { dialogues: { turns: { text?: string }[] }[] };
  return [
    ...[...personas, ...journeys].map(({ onboarding }) => onboarding.businessDescription),
    ...questions.map(({ text }) => text),
    ...dialogues.flatMap(({ turns }) => turns.flatMap(({ text }) => text ?? [])),
  ];
}

/** A playbook that repeated the words by which it is measured would measure nothing. */
test("the playbook repeats no wording of the people by whom it is measured", () => {
  const known = new Set(saidInSets().flatMap(runsOf));
  expect(known.size).toBeGreaterThan(1_000);
  const files = readdirSync(join(ROOT, "playbook"), { recursive: true, encoding: "utf8" });
  const repeated = files
    .filter((name) => /\.(?:json|txt|md)$/u.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(ROOT, "playbook", name), "utf8");
      const parts = name.endsWith(".json") ? [...textsIn(JSON.parse(text))] : text.split("\n");
      return parts.flatMap((part) => {
        const run = runsOf(part).find((words) => known.has(words));
        return run ? [`${name}: ${run}`] : [];
      });
    });
  expect(repeated).toEqual([]);
});
