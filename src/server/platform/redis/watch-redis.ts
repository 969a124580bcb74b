import { setTimeout as later, setImmediate as nextTurn } from "node:timers/promises";
import type { Redis } from "ioredis";

const ASK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 500;

/**
 * Asks for a sign of life, and closes a connection that gives none: a frozen Redis, or a line that broke silently,
 * costs one wait, not one for each request. Returns how to stop.
 */
export function watchRedis(redis: Redis): () => void {
  let isAsking = false;
  const ask = async () => {
    const { stream } = redis;
    let isAnswered = false;
    const heard = () => {
      isAnswered = true;
    };
    redis.ping().then(heard, heard);
    await later(ANSWER_WITHIN_MS, undefined, { ref: false });
    // If it was us who stood still, the answer lies in the socket and is read first.
    await nextTurn();
    await nextTurn();
    if (!isAnswered && redis.stream === stream) stream.destroy(new Error("Redis gave no sign of life."));
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
