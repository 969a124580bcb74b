import { asFailure, type FailureReason, ModelFailure, Stopped } from "./model-failure.ts";

/**
 * The one AbortController of an attempt. It ends by itself when the time given is over or the person stops,
 * and then nothing waits for the SDK any longer, whether that noticed or not.
 */
export function watchAttempt(totalMs: number, stop: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  ended.catch(() => undefined);
  const end = (reason: Error) => controller.abort(reason);
  const onStop = () => end(new Stopped());
  stop?.addEventListener("abort", onStop, { once: true });
  if (stop?.aborted) onStop();
  const total = setTimeout(() => end(new ModelFailure("out_of_time")), totalMs);
  let next: NodeJS.Timeout | undefined;
  return {
    signal,
    /** Something must be heard within this time; replaces the last such demand. */
    expectWithin(ms: number, otherwise: FailureReason): void {
      clearTimeout(next);
      next = setTimeout(() => end(new ModelFailure(otherwise)), ms);
    },
    async until<T>(work: PromiseLike<T>): Promise<T> {
      try {
        return await Promise.race([work, ended]);
      } catch (error) {
        throw asFailure(signal.aborted ? signal.reason : error);
      }
    },
    close(): void {
      clearTimeout(total);
      clearTimeout(next);
      stop?.removeEventListener("abort", onStop);
      end(new Stopped());
    },
  };
}

export type AttemptWatch = ReturnType<typeof watchAttempt>;
