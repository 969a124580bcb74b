import { type Clock, systemClock } from "../clock.ts";
import type { Db } from "../db/handles.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { guardModels } from "./guarded-model.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { createModelBudget } from "./model-budget.ts";
import { MODEL_ROLES, type ModelConfigs, type ModelRole } from "./model-config.ts";
import { type ObjectQuestion, type WrittenObject, writeObject } from "./write-object.ts";
import { type TextQuestion, type WrittenText, writeText } from "./write-text.ts";

export interface LanguageModels {
  /** The models that can be called, planner first, and the hosts that text may be sent to. */
  describe(): { role: ModelRole; name: string; host: string }[];
  /** Streams text from the role's model, or else the other. If refused, the built-in engine must answer. */
  writeText(question: TextQuestion): Promise<WrittenText>;
  writeObject<T>(question: ObjectQuestion<T>): Promise<WrittenObject<T>>;
}

export interface LanguageModelOptions {
  readonly models: ModelConfigs;
  readonly dailyCostCapMicros: number;
  readonly dailyUserQuota: number;
  readonly db: Db;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, "observeModelCall">;
  readonly clock?: Clock;
  readonly limits?: Limits;
}

export function createLanguageModels(options: LanguageModelOptions): LanguageModels {
  const { log, metrics, clock = systemClock, limits = DEFAULT_LIMITS } = options;
  const fetch = createGuardedFetch(limits.responseBytes, clock);
  const byRole = guardModels(options.models, { fetch, clock, log });
  const tools = { budget: createModelBudget(options), log, metrics };
  /** The role's own model first, then the other; only one if both are the same. */
  const modelsFor = (role: ModelRole) => [
    ...new Set([role, ...MODEL_ROLES].flatMap((each) => byRole.get(each) ?? [])),
  ];
  return {
    describe: () => [...byRole].map(([role, { name, host }]) => ({ role, name, host })),
    writeText: (question) => writeText(question, modelsFor(question.role), limits.text, tools),
    writeObject: (question) => writeObject(question, modelsFor(question.role), limits.object, tools),
  };
}
