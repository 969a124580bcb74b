import type { Clock } from "../clock.ts";
import type { Log } from "../log/log.ts";
import {
  admitCall,
  type Breaker,
  type CallOutcome,
  closedBreaker,
  type Pass,
  recordCall,
} from "./breaker.ts";
import {
  MODEL_ROLES,
  type ModelConfig,
  type ModelConfigs,
  type ModelRole,
  variableOf,
} from "./model-config.ts";
import { ModelFailure } from "./model-failure.ts";
import type { Price } from "./model-prices.ts";
import { openModel, type SdkModel } from "./open-model.ts";

/** A model with its circuit breaker. Each instance of the server has its own breakers. */
export interface GuardedModel {
  readonly name: string;
  readonly host: string;
  readonly price: Price;
  admit(): Pass | undefined;
  record(pass: Pass, outcome: CallOutcome): void;
  open(): Promise<SdkModel>;
}

interface Parts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly log: Log;
}

/** The models that may be called, planner first. Roles with the same model and address share one breaker. */
export function guardModels(configs: ModelConfigs, parts: Parts): Map<ModelRole, GuardedModel> {
  const byAddress = new Map<string, GuardedModel>();
  const byRole = new Map<ModelRole, GuardedModel>();
  for (const role of MODEL_ROLES) {
    const config = configs[role];
    if (!config) continue;
    const { price, model, baseUrl } = config;
    if (!price) {
      const settledBy = variableOf(role, "PRICE");
      parts.log.warn({ model, host: baseUrl.host, settledBy }, "price unknown: this model is never called");
      continue;
    }
    const address = `${config.provider} ${baseUrl.href} ${model}`;
    const guarded = byAddress.get(address) ?? guardModel(config, price, parts);
    byAddress.set(address, guarded);
    byRole.set(role, guarded);
  }
  return byRole;
}

function guardModel(config: ModelConfig, price: Price, { fetch, clock, log }: Parts): GuardedModel {
  const { model: name } = config;
  const { host } = config.baseUrl;
  let breaker: Breaker = closedBreaker;
  let opening: Promise<SdkModel> | undefined;
  return {
    name,
    host,
    price,
    admit() {
      const admitted = admitCall(breaker, clock.now().getTime());
      breaker = admitted.breaker;
      return admitted.pass;
    },
    record(pass, outcome) {
      const before: Breaker = breaker;
      breaker = recordCall(before, pass, outcome, clock.now().getTime());
      if (breaker.state === before.state || outcome.result === "unknown") return;
      if (breaker.state === "open")
        log.warn(
          { model: name, host, until: new Date(breaker.untilMs) },
          "language model paused by its circuit breaker",
        );
      else log.info({ model: name, host }, "language model is used again");
    },
    open() {
      opening ??= openModel(config, fetch).catch((err: unknown) => {
        opening = undefined;
        log.error({ err }, "the language model's library cannot be loaded");
        throw new ModelFailure("broken");
      });
      return opening;
    },
  };
}
