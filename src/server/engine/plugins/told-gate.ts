import type { Plugin } from "../draft.ts";
import { worksAgainst } from "../frontier/against.ts";
import { openSituations, openTold } from "../frontier/told.ts";
import { keepCandidates } from "./narrow.ts";

/** Drops quests about what is answered already, and those that work against what is not. */
export const toldGate: Plugin = {
  name: "told",
  enhance: (draft, context) => {
    const told = openTold(context);
    const open = { told, situations: openSituations(context) };
    return keepCandidates(
      draft,
      ({ template }) =>
        (template.told === null || told.includes(template.told)) && !worksAgainst(template, open),
    );
  },
};
