import type { Plugin } from "../draft.ts";
import { keepCandidates } from "./narrow.ts";

/** Removes what the person ruled out. */
export const constraintGuard: Plugin = {
  name: "constraint guard",
  enhance: (draft, { request }) =>
    keepCandidates(
      draft,
      ({ template }) => !template.avoid.some((name) => request.person.constraints.has(name)),
    ),
};
