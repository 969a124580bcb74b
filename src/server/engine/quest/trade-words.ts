import type { Business } from "../business/business.ts";
import { isMadeFor } from "../frontier/state-worth.ts";
import type { Template } from "../playbook/playbook.ts";
import { WAY_SLOTS, type WaySlot } from "../playbook/vocabulary.ts";

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
const PLAIN_WORDS = 0.25;

/** The words of this person's own trade that a quest uses, beyond those of any business of its model. */
function ownWordsOf({ words, way }: Business): (template: Template) => ReadonlySet<string> {
  const own = WAY_SLOTS.filter((slot: WaySlot) => words[slot] !== way.slots[slot]);
  return (template) => {
    const slots = slotsOf(template);
    return new Set(own.filter((slot) => slots.has(slot)).map((slot) => words[slot]));
  };
}

/** How much a quest speaks of this person's own trade, from 0 to 1. */
export function tradeWordsIn(business: Business): (template: Template) => number {
  const ownWords = ownWordsOf(business);
  return (template) => {
    const share = Math.min(ownWords(template).size, MOST_COUNTED) / MOST_COUNTED;
    // Quests of a kind and of a situation speak of the trade in plain words too.
    return isMadeFor(template) ? PLAIN_WORDS + (1 - PLAIN_WORDS) * share : share;
  };
}
