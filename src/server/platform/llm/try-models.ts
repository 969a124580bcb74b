import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import type { CallOutcome } from "./breaker.ts";
import type { GuardedModel } from "./guarded-model.ts";
import type { ModelBudget, Reservation } from "./model-budget.ts";
import type { ModelRole } from "./model-config.ts";
import { ModelFailure, Stopped } from "./model-failure.ts";
import type { Usage } from "./model-prices.ts";
import type { SdkModel } from "./open-model.ts";

/**
 * Why no model answered: none is set up, the person's daily quota or the daily budget is used up,
 * every model failed, or the person stopped.
 */
export type Refusal = "none" | "quota" | "budget" | "failed" | "stopped";
export type Refused = { readonly refused: Refusal };

interface Attempt {
  readonly sdk: SdkModel;
  readonly model: GuardedModel;
  readonly remainingMs: number;
  onUsage(usage: Usage | undefined): void;
}

export interface Question {
  readonly role: ModelRole;
  readonly system: string;
  readonly userId: string;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
}

interface Asking<T> extends Pick<Question, "userId" | "now" | "signal"> {
  readonly models: readonly GuardedModel[];
  readonly worst: Usage;
  readonly totalMs: number;
  attempt(attempt: Attempt): Promise<T>;
}

export interface AskingTools {
  readonly budget: ModelBudget;
  readonly log: Log;
  readonly metrics: Pick<Metrics, "observeModelCall"> | undefined;
}

type Answer<T> = { readonly refused?: undefined; readonly value: T };
const NOTHING: Usage = { inputTokens: 0, outputTokens: 0 };

/** Tries one model after the other until one answers. The person's quota counts questions, not attempts. */
export async function tryModels<T>(asking: Asking<T>, tools: AskingTools): Promise<Answer<T> | Refused> {
  const { models, userId, now, signal } = asking;
  if (models.length === 0) return { refused: "none" };
  if (signal?.aborted) return { refused: "stopped" };
  if (!(await tools.budget.countCall(userId, now))) return { refused: "quota" };
  const deadline = performance.now() + asking.totalMs;
  const misses: Miss[] = [];
  for (const model of models) {
    if (performance.now() >= deadline) break;
    const answer = await askModel(model, deadline, asking, tools);
    if (typeof answer === "object") return answer;
    misses.push(answer);
  }
  if (misses.includes("failed")) return { refused: "failed" };
  await tools.budget.uncountCall(userId, now);
  return { refused: misses.includes("budget") ? "budget" : "failed" };
}

type Miss = "paused" | "budget" | "failed";

async function askModel<T>(
  model: GuardedModel,
  deadline: number,
  asking: Asking<T>,
  tools: AskingTools,
): Promise<Answer<T> | Refused | Miss> {
  const pass = model.admit();
  if (!pass) return "paused";
  let outcome: CallOutcome = { result: "unknown" };
  try {
    const reservation = await tools.budget.reserve(model.price, asking.worst, asking.now);
    if (!reservation) return "budget";
    const answer = await callModel(model, reservation, deadline, asking, tools);
    if (answer instanceof Stopped) return { refused: "stopped" };
    if (!asking.signal?.aborted) outcome = outcomeOf(answer);
    return answer instanceof ModelFailure ? "failed" : answer;
  } finally {
    model.record(pass, outcome);
  }
}

function outcomeOf(answer: object | ModelFailure): CallOutcome {
  if (!(answer instanceof ModelFailure)) return { result: "answered" };
  if (answer.isAboutWords) return { result: "unknown" };
  return { result: "failed", retryAfterMs: answer.retryAfterMs };
}

async function callModel<T>(
  model: GuardedModel,
  reservation: Reservation,
  deadline: number,
  asking: Asking<T>,
  { budget, log, metrics }: AskingTools,
): Promise<Answer<T> | ModelFailure | Stopped> {
  const startedAt = performance.now();
  const observe = (outcome: string) =>
    metrics?.observeModelCall(model.name, outcome, performance.now() - startedAt);
  let usage: Usage | undefined;
  const onUsage = (reported: Usage | undefined) => {
    usage = reported;
  };
  try {
    const sdk = await model.open();
    const value = await asking.attempt({ sdk, model, remainingMs: deadline - performance.now(), onUsage });
    observe(asking.signal?.aborted ? "stopped" : "answered");
    return { value };
  } catch (error) {
    if (!(error instanceof ModelFailure || error instanceof Stopped)) throw error;
    observe(error.message);
    if (error instanceof Stopped) return error;
    if (error.isFree) usage = NOTHING;
    const { name, host } = model;
    log.warn({ model: name, host, reason: error.reason, status: error.status }, "language model failed");
    return error;
  } finally {
    if (usage) await budget.settle(reservation, usage);
  }
}
