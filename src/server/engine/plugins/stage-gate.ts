import type { BatchContext, Plugin } from "../draft.ts";
import type { Template } from "../playbook/playbook.ts";
import { STAGES, type Stage } from "../playbook/schema.ts";
import { keepCandidates } from "./narrow.ts";

/** With fewer candidates per quest than this, neighbouring stages are included. */
const CHOICES_A_QUEST = 3;

/** Keeps templates that suit the type, experience and stage of the business. */
export const stageGate: Plugin = {
  name: "stage gate",
  enhance: (draft, context) => {
    const { request, playbook } = context;
    const suited = keepCandidates(draft, ({ template }) => suitsPerson(template, context));
    const ofStage = keepCandidates(suited, ({ template }) => template.stages.includes(request.stage));
    if (ofStage.candidates.length >= CHOICES_A_QUEST * request.plan.places.length) return ofStage;
    return keepCandidates(
      suited,
      ({ template }) =>
        playbook.stagesOf[template.category]?.includes(request.stage) === true &&
        template.stages.some((stage) => stepsApart(stage, request.stage) <= 1),
    );
  },
};

function suitsPerson({ types, experience }: Template, { request: { person } }: BatchContext): boolean {
  return (
    (types === "*" || types.includes(person.type)) &&
    (experience === "*" || experience.includes(person.experience))
  );
}

function stepsApart(a: Stage, b: Stage): number {
  return Math.abs(STAGES.indexOf(a) - STAGES.indexOf(b));
}
