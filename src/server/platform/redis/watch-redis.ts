import { setTimeout as later, setImmediate as nextTurn } from "node:timers/promises";
import type { Redis } from "ioredis";

const ASK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 500;

/**
 * Pings Redis and closes a connection that does not answer: a frozen Redis or a silently broken connection
 * then costs one timeout, not one per request. Returns a function that stops it.
 */
export function watchRedis(redis: Redis): () => void {
  let isAsking = false;
  const ask = async () => {
    const { stream } = redis;
    let isAnswered = false;
    const onAnswer = () => {
      isAnswered = true;
    };
    redis.ping().then(onAnswer, onAnswer);
    await later(ANSWER_WITHIN_MS, undefined, { ref: false });
    // If our own process stalled, the answer is already in the socket: let it be read first.
    await nextTurn();
    await nextTurn();
    if (!isAnswered && redis.stream === stream) stream.destroy(new Error("Redis did not answer in time."));
  };
  const timer = setInterval(() => {
    if (isAsking || redis.status !== "ready") return;
    isAsking = true;
    void ask().finally(() => {
      isAsking = false;
    });
  }, ASK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
