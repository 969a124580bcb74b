import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Actor } from "../context.ts";
import type { Db } from "../db/handles.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log/log.ts";
import * as keys from "./idempotency.repository.ts";

/** A first attempt without a result for this long died with its process. */
const ABANDONED_AFTER_MS = MS_PER_MINUTE;
export const IDEMPOTENCY_KEPT_MS = MS_PER_DAY;
const KEY = /^[\x21-\x7e]{1,128}$/u;

export interface Idempotency {
  /** Runs a POST with an Idempotency-Key once, and answers repeats with the stored result. */
  once(request: FastifyRequest, actor: Actor | null, now: Date, run: () => Promise<string>): Promise<string>;
}

export function createIdempotency(db: Db, log: Log): Idempotency {
  return {
    async once(request, actor, now, run) {
      const key = request.headers["idempotency-key"];
      if (request.method !== "POST" || key === undefined) return run();
      if (typeof key !== "string" || !KEY.test(key)) {
        throw new AppError("invalid_input", "Idempotency-Key: up to 128 visible characters.");
      }
      const scope = actor?.id ?? `address:${request.ip}`;
      const requestHash = hashOf(request);
      const abandonedBefore = new Date(now.getTime() - ABANDONED_AFTER_MS);
      const isFirst = await keys.claimKey(db, { scope, key, requestHash, now, abandonedBefore });
      return isFirst ? runAndKeep(db, log, scope, key, run) : replay(db, scope, key, requestHash);
    },
  };
}

async function runAndKeep(
  db: Db,
  log: Log,
  scope: string,
  key: string,
  run: () => Promise<string>,
): Promise<string> {
  const body = await run().catch(async (error: unknown) => {
    // The work failed: release the key so that it can be tried again.
    await keys
      .releaseKey(db, scope, key)
      .catch((err: unknown) => log.warn({ err }, "an idempotency key was not released"));
    throw error;
  });
  // The work is done: if its answer cannot be stored, a repeat must wait rather than run it again.
  await keys
    .keepAnswer(db, scope, key, body)
    .catch((err: unknown) => log.warn({ err }, "an answer was not stored"));
  return body;
}

async function replay(db: Db, scope: string, key: string, requestHash: Buffer): Promise<string> {
  const stored = await keys.findAnswer(db, scope, key);
  if (stored && !stored.requestHash.equals(requestHash)) {
    throw new AppError("idempotency_mismatch", "This Idempotency-Key was used for another request.");
  }
  if (stored?.body == null)
    throw new AppError("conflict", "The first request with this key is still under way.");
  return stored.body;
}

function hashOf(request: FastifyRequest): Buffer {
  try {
    const body = JSON.stringify(request.body ?? null);
    return createHash("sha256").update(`${request.method} ${request.url}\n${body}`).digest();
  } catch {
    throw new AppError("invalid_input", "The request is nested too deeply.");
  }
}
