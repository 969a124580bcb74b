import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import {
  type addDevice,
  DEVICES_MAX,
  type DeviceView,
  type testDevice,
} from "#contracts/reminders/reminders.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { isPushKey } from "#server/platform/push/encrypt-push.ts";
import type { PushSender } from "#server/platform/push/push-sender.ts";
import { hashToken } from "#server/platform/secrets.ts";
import * as devices from "./devices.repository.ts";
import { pushTo } from "./push-to.service.ts";

const TEST_PAUSE_MS = 10 * MS_PER_SECOND;

export function viewDevice(device: devices.DeviceRecord): DeviceView {
  return {
    id: device.id,
    name: device.name,
    fingerprint: device.endpoint_hash.toString("base64url"),
    addedAt: device.added_at.toISOString(),
    lastSentAt: device.last_sent_at?.toISOString() ?? null,
  };
}

/** The address is checked here and again before each message: the server asks no other hosts. */
export function addMyDevice(
  ctx: Context,
  push: PushSender,
  { endpoint, publicKey, authKey }: InputOf<typeof addDevice>,
): Promise<DeviceView> {
  if (!push.takes(endpoint))
    throw new AppError("invalid_input", "This browser's push service is not one that we use.");
  if (!isPushKey(publicKey)) throw new AppError("invalid_input", "This is not a key of a browser.");
  return inTransaction(ctx, async (ctx) => {
    const { id: userId, sessionId } = ctx.actor;
    await lockPerson(ctx.db, userId);
    const endpoint_hash = hashToken(endpoint);
    const known = await devices.listDevices(ctx.db, userId);
    const isKnown = known.some((device) => device.endpoint_hash.equals(endpoint_hash));
    if (!isKnown && known.length >= DEVICES_MAX)
      throw new AppError("conflict", `There are ${DEVICES_MAX} devices already. Remove one first.`);
    const row = {
      id: randomUUID(),
      user_id: userId,
      session_id: sessionId,
      name: (await devices.nameOfSession(ctx.db, sessionId)) ?? "A browser",
      endpoint,
      endpoint_hash,
      public_key: publicKey,
      auth_key: authKey,
      added_at: ctx.now,
    };
    return viewDevice(await devices.putDevice(ctx.db, { ...row, last_sent_at: null }));
  });
}

export async function removeMyDevice(ctx: Context, deviceId: string): Promise<void> {
  if (!(await devices.deleteDevice(ctx.db, ctx.actor.id, deviceId))) throw noDevice();
}

/** At most one in ten seconds. */
export async function testMyDevice(
  ctx: Context,
  push: PushSender,
  deviceId: string,
): Promise<OutputOf<typeof testDevice>> {
  const device = await devices.findDevice(ctx.db, ctx.actor.id, deviceId);
  if (!device) throw noDevice();
  const notAfter = new Date(ctx.now.getTime() - TEST_PAUSE_MS);
  if (!(await devices.claimTest(ctx.db, deviceId, ctx.now, notAfter)))
    throw new AppError("rate_limited", "It was notified just now. Please wait ten seconds.", {
      retryAfterSeconds: TEST_PAUSE_MS / MS_PER_SECOND,
    });
  const { sent, gone } = await pushTo(
    { ...ctx, push },
    [device],
    { kind: "test", subject: deviceId, language: ctx.actor.user.language },
    ctx.now,
  );
  if (sent > 0) return { outcome: "sent" };
  return { outcome: gone > 0 ? "gone" : "failed" };
}

const noDevice = () => new AppError("not_found", "No such device.");
