import { setTimeout as wait } from "node:timers/promises";
import type { OutputOf } from "#contracts/endpoint.ts";
import type { completeOnboarding, OnboardingAnswers } from "#contracts/onboarding.ts";
import { saveAnswers } from "#server/features/accounts/profile.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";

/** Makes a person's first quests and returns how many. */
export type FirstQuests = (userId: string, now: Date) => Promise<number>;

export const FIRST_QUESTS_WITHIN_MS = 2_000;

export async function completeMyOnboarding(
  ctx: Context,
  answers: OnboardingAnswers,
  firstQuests: FirstQuests,
  withinMs: number,
): Promise<OutputOf<typeof completeOnboarding>> {
  const { user, isFirst } = await inTransaction(ctx, async (ctx) => {
    const saved = await saveAnswers(ctx, answers);
    if (saved.isFirst) ctx.push(() => ctx.log.info({ actor: ctx.actor.id }, "onboarding completed"));
    return saved;
  });
  return { user, hasFirstQuests: isFirst && (await areMade(ctx, firstQuests, withinMs)) };
}

/** Waits for a while; then generation goes on and the dashboard polls. Errors do not fail onboarding. */
async function areMade(ctx: Context, firstQuests: FirstQuests, withinMs: number): Promise<boolean> {
  const timer = new AbortController();
  const made = Promise.resolve()
    .then(() => firstQuests(ctx.actor.id, ctx.now))
    .catch((err: unknown) => {
      ctx.log.error({ err, actor: ctx.actor.id }, "the first quests could not be made");
      return 0;
    });
  const late = wait(withinMs, 0, { signal: timer.signal }).catch(() => 0);
  const count = await Promise.race([made, late]);
  timer.abort();
  return count > 0;
}
