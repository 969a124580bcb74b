import * as z from "zod/mini";
import { ADAPT_SYSTEM, adaptedSchema, adaptFacts, type Offered, readAdapted } from "#server/engine/adapt.ts";
import type { AdaptedText, BatchRequest } from "#server/engine/draft.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { DATA_BLOCK_RULE, dataBlock } from "#server/platform/llm/data-block.ts";
import type { LanguageModels } from "#server/platform/llm/language-models.ts";

/** Model-written texts by template id, and the model's name. */
export interface Adapted {
  readonly texts: ReadonlyMap<string, AdaptedText>;
  readonly writer: string;
}

export type Adapt = (request: BatchRequest, offered: readonly Offered[], now: Date) => Promise<Adapted>;

export const NOBODY_ADAPTS: Adapted = { texts: new Map(), writer: BUILT_IN.name };

/** A title and a description of full length, with their JSON. */
const TOKENS_A_QUEST = 400;

const itemsSchema = z.array(z.unknown());
const listSchema = z.object({ quests: itemsSchema });

/** Skips invalid items instead of rejecting the whole list; of a cut answer only the items may be left. */
function readItems(json: unknown): z.output<typeof adaptedSchema> | undefined {
  const list = z.safeParse(listSchema, json).data?.quests ?? z.safeParse(itemsSchema, json).data ?? [];
  const quests = list.flatMap((item) => z.safeParse(adaptedSchema, { quests: [item] }).data?.quests ?? []);
  return quests.length > 0 ? { quests } : undefined;
}

/** Lets a model choose among candidates and rewrite them for this business; undefined without a model. */
export function createAdapt(models: LanguageModels): Adapt | undefined {
  if (models.describe().length === 0) return undefined;
  return async (request, offered, now) => {
    const written = await models.writeObject({
      role: "planner",
      system: `${ADAPT_SYSTEM}\n${DATA_BLOCK_RULE}`,
      prompt: dataBlock(adaptFacts(request, offered)),
      outputTokens: TOKENS_A_QUEST * (request.plan.places.length + 1),
      schema: adaptedSchema,
      read: readItems,
      userId: request.person.id,
      now,
    });
    if (written.refused) return NOBODY_ADAPTS;
    const texts = readAdapted(written.value, offered);
    return texts.size === 0 ? NOBODY_ADAPTS : { texts, writer: written.model };
  };
}
