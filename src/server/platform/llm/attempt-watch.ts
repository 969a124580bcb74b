import { asFailure, type FailureReason, ModelFailure, Stopped } from "./model-failure.ts";

/**
 * The AbortController of one attempt. It aborts when the time is up or the person stops, and the caller
 * is then released even if the SDK does not react.
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
    /** Aborts with `otherwise` if not called again within this time; replaces the previous deadline. */
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
