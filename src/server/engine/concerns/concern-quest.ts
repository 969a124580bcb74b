import { quoted } from "../business/said/loose-ends.ts";
import type { BatchContext, BatchRequest, Engine } from "../draft.ts";
import { suits } from "../frontier/suits.ts";
import { withWords } from "../mentor/suggest.ts";
import { situationTemplateId } from "../playbook/template.ts";
import { constraintGuard } from "../plugins/constraint-guard.ts";
import { deduplication } from "../plugins/deduplication.ts";
import { runPlugins } from "../plugins/run-plugins.ts";
import { composeSuggestion, SUGGESTED_HOURS } from "../quest/compose-suggestion.ts";

/**
 * The quest for what the person said to have on their mind. It may lie off the way: the person knows best what comes
 * first. Null if it was had before, is ruled out, or is for other businesses.
 */
export function questForConcern(engine: Engine, request: BatchRequest, situation: string, said = "") {
  const template = engine.playbook.byId.get(situationTemplateId(situation));
  if (!template?.inShort) return null;
  const quote = quoted(said) ?? template.inShort;
  const told = withWords(request, situation, quote);
  const isAllowed = allowedFor({ ...engine, request: told }, [template]).length > 0;
  const suggestion = isAllowed ? composeSuggestion(template, told) : null;
  return suggestion && { ...suggestion, reason: `You said: “${quote}”.` };
}

/** Of these quests, those for a business like this one that were not ruled out and not had before. */
export function allowedFor(context: BatchContext, templates: BatchContext["playbook"]["templates"]) {
  const candidates = templates
    .filter(
      (template) =>
        suits(template, context.request) && template.sizes.some(({ hours }) => hours <= SUGGESTED_HOURS),
    )
    .map((template) => ({ template, score: 0 }));
  return runPlugins([constraintGuard, deduplication], { candidates, quests: [] }, context).draft.candidates;
}
