import type { Business } from "../business/business.ts";
import type { Playbook, Template } from "../playbook/playbook.ts";
import { stemsOf } from "../text/tokens.ts";
import { describe } from "./compose-quest.ts";
import { fill } from "./render.ts";

/** A word in more than this share of all quests belongs to no trade. */
const COMMON_SHARE = 0.03;

const commonStems = new WeakMap<Playbook, ReadonlySet<string>>();

/** The words that quests use whatever the trade: "customers", "price", "write". */
function commonOf(playbook: Playbook): ReadonlySet<string> {
  const known = commonStems.get(playbook);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { title, why, steps, doneWhen } of playbook.templates) {
    const text = [title, why, ...steps, doneWhen].join(" ").replaceAll(/\{[\w.]+\}/gu, " ");
    for (const stem of new Set(stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = COMMON_SHARE * playbook.templates.length;
  const common = new Set([...counts].flatMap(([stem, count]) => (count > most ? [stem] : [])));
  commonStems.set(playbook, common);
  return common;
}

type StemsIn = (template: Template) => ReadonlySet<string>;

const ofBusiness = new WeakMap<Business, StemsIn>();

/** The stems of this business's own words in the text of a quest as this person would read it. */
export function ownStemsIn(playbook: Playbook, description: string, business: Business): StemsIn {
  const known = ofBusiness.get(business) ?? readStems(playbook, description, business);
  ofBusiness.set(business, known);
  return known;
}

function readStems(playbook: Playbook, description: string, { trade, words }: Business): StemsIn {
  const common = commonOf(playbook);
  const spoken = [description, ...(trade?.words ?? []), words["offer.many"], words.customers].join(" ");
  const own = new Set(stemsOf(spoken).filter((stem) => /^\p{L}{3,}$/u.test(stem) && !common.has(stem)));
  const found = new Map<string, ReadonlySet<string>>();
  return (template) => {
    const known = found.get(template.id);
    if (known) return known;
    const size = template.sizes[0];
    const text = fill(template.title, words) + (size ? `\n${describe(template, size, words)}` : "");
    const stems = new Set(stemsOf(text).filter((stem) => own.has(stem)));
    found.set(template.id, stems);
    return stems;
  };
}
