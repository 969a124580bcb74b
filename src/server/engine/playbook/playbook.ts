import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Difficulty } from "#domain/quests/quest.ts";
import type {
  Attribute,
  BusinessType,
  Card,
  Constraint,
  Experience,
  Lexicon,
  QuestFamily,
  Stage,
} from "./schema.ts";

/** One rung of a family: a quest before its slots are filled. */
export interface Template {
  readonly id: string;
  readonly family: string;
  readonly rung: number;
  /** The rung below, which must be completed first. */
  readonly previous: Template | null;
  readonly category: string;
  readonly types: readonly BusinessType[] | "*";
  readonly stages: readonly Stage[];
  readonly experience: readonly Experience[] | "*";
  readonly goals: Readonly<Record<string, number>>;
  readonly attributes: readonly Attribute[];
  readonly contraindications: readonly Constraint[];
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly why: string;
  readonly steps: readonly string[];
  readonly doneWhen: string;
  /** Shortest first. */
  readonly depth: readonly { readonly hours: number; readonly scope: string }[];
  readonly tools: readonly string[];
  readonly evidence: string;
}

export interface Playbook {
  readonly templates: readonly Template[];
  readonly byId: ReadonlyMap<string, Template>;
  /** The stages each category suits. */
  readonly stagesOf: Readonly<Record<string, readonly Stage[]>>;
  readonly lexicons: Readonly<Record<BusinessType, Lexicon>>;
  readonly cards: ReadonlyMap<string, Card>;
}

/** Reads the folder without validation: tests check its format, so that the start does not have to. */
export function loadPlaybook(folder: string): Playbook {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const readAll = <T>(part: string) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => read(join(part, name)) as T);
  const stagesOf = read("categories.json") as Playbook["stagesOf"];
  const templates = Object.keys(stagesOf).flatMap((category) =>
    (read(join("quests", `${fileNameOf(category)}.json`)) as QuestFamily[]).flatMap((family) =>
      rungsOf(family, category),
    ),
  );
  return {
    templates,
    byId: new Map(templates.map((template) => [template.id, template])),
    stagesOf,
    lexicons: Object.fromEntries(
      readAll<Lexicon>("lexicon").map((lexicon) => [lexicon.type, lexicon]),
    ) as Playbook["lexicons"],
    cards: new Map(readAll<Card>("cards").map((card) => [card.topic, card])),
  };
}

/** "Content & Marketing" is stored in content-and-marketing.json. */
export function fileNameOf(category: string): string {
  return category.toLowerCase().replaceAll(" & ", "-and-").replaceAll(" ", "-");
}

function rungsOf({ rungs, ...family }: QuestFamily, category: string): Template[] {
  const made: Template[] = [];
  for (const [index, rung] of rungs.entries()) {
    const depth = Object.entries(rung.depth)
      .map(([hours, scope]) => ({ hours: Number(hours), scope }))
      .sort((a, b) => a.hours - b.hours);
    const id = `${family.family}.${index + 1}`;
    made.push({ ...family, ...rung, id, rung: index + 1, previous: made.at(-1) ?? null, category, depth });
  }
  return made;
}
