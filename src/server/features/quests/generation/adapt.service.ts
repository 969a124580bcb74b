import * as z from "zod/mini";
import { ADAPT_SYSTEM, adaptedSchema, adaptFacts, readAdapted } from "#server/engine/adapt.ts";
import type { AdaptedText, BatchRequest, Engine } from "#server/engine/draft.ts";
import { BUILT_IN } from "#server/engine/names.ts";
import type { Template } from "#server/engine/playbook/playbook.ts";
import { DATA_BLOCK_RULE, dataBlock } from "#server/platform/llm/data-block.ts";
import type { LanguageModels } from "#server/platform/llm/language-models.ts";

/** Model-written texts by template id, and the model's name. */
export interface Adapted {
  readonly texts: ReadonlyMap<string, AdaptedText>;
  readonly writer: string;
}

export type Adapt = (request: BatchRequest, candidates: readonly Template[], now: Date) => Promise<Adapted>;

export const NOBODY_ADAPTS: Adapted = { texts: new Map(), writer: BUILT_IN.name };

const listSchema = z.object({ quests: z.array(z.unknown()) });

/** Skips invalid items instead of rejecting the whole list. */
function readItems(json: unknown): z.output<typeof adaptedSchema> | undefined {
  const list = z.safeParse(listSchema, json).data?.quests ?? [];
  const quests = list.flatMap((item) => z.safeParse(adaptedSchema, { quests: [item] }).data?.quests ?? []);
  return quests.length > 0 ? { quests } : undefined;
}

/** Lets a model choose among candidates and rewrite them for this business; undefined without a model. */
export function createAdapt(models: LanguageModels, engine: () => Engine): Adapt | undefined {
  if (models.describe().length === 0) return undefined;
  return async (request, candidates, now) => {
    const written = await models.writeObject({
      role: "planner",
      system: `${ADAPT_SYSTEM}\n${DATA_BLOCK_RULE}`,
      prompt: dataBlock(adaptFacts(engine(), request, candidates)),
      schema: adaptedSchema,
      read: readItems,
      userId: request.person.id,
      now,
    });
    if (written.refused) return NOBODY_ADAPTS;
    const texts = readAdapted(written.value, candidates);
    return texts.size === 0 ? NOBODY_ADAPTS : { texts, writer: written.model };
  };
}
