import type { Business } from "./business/business.ts";
import type { Template } from "./playbook/playbook.ts";
import { WAY_SLOTS, type WaySlot } from "./playbook/schema.ts";

const slotsOfTemplate = new WeakMap<Template, ReadonlySet<string>>();

function slotsOf(template: Template): ReadonlySet<string> {
  const known = slotsOfTemplate.get(template);
  if (known) return known;
  const text = [template.title, template.why, ...template.steps, template.doneWhen].join(" ");
  const slots = new Set([...text.matchAll(/\{([\w.]+)\}/gu)].map(([, slot]) => slot ?? ""));
  slotsOfTemplate.set(template, slots);
  return slots;
}

const MOST_COUNTED = 3;

/** How many different words of this person's own trade a quest uses, beyond those of any business of its model; from 0 to 1. */
export function tradeWordsIn({ words, way }: Business): (template: Template) => number {
  const own = WAY_SLOTS.filter((slot: WaySlot) => words[slot] !== way.slots[slot]);
  return (template) => {
    // Quests of a kind and of a situation speak of the trade in plain words.
    if (template.trades !== null || template.when.length > 0 || template.knows.length > 0) return 1;
    const slots = slotsOf(template);
    const used = new Set(own.filter((slot) => slots.has(slot)).map((slot) => words[slot]));
    return Math.min(used.size, MOST_COUNTED) / MOST_COUNTED;
  };
}
