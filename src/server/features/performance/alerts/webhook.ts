import { createHmac } from "node:crypto";
import type { AlertsConfig } from "#server/platform/config.ts";

const PATIENCE_MS = 10_000;

interface Message {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  /** Of this attempt. */
  readonly now: Date;
}

/** HMAC-SHA256 over "seconds.body": the time is part of it, so an old message cannot be sent again as new. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/**
 * Null if the receiver took it, otherwise why not. Only the configured address is asked: a redirect is not
 * followed, and the answer's text is not read.
 */
export async function postWebhook(
  { url, secret }: NonNullable<AlertsConfig["webhook"]>,
  { id, event, body, now }: Message,
  patienceMs = PATIENCE_MS,
): Promise<string | null> {
  const seconds = Math.floor(now.getTime() / 1_000);
  try {
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        "content-type": "application/json",
        "user-agent": "SideQuest",
        "x-sidequest-event": event,
        "x-sidequest-delivery": id,
        "x-sidequest-timestamp": String(seconds),
        "x-sidequest-signature": signatureOf(secret, seconds, body),
      },
      body,
    });
    await answer.body?.cancel();
    return answer.ok ? null : `The webhook answered ${answer.status}`;
  } catch (error) {
    return `The webhook cannot be reached: ${reasonOf(error)}`;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "no answer in time";
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? "the connection failed";
}
