import * as z from "zod/mini";
import { isTimeOfDay } from "#domain/onboarding/weekly-schedule.ts";
import { DIGEST_FREQUENCIES } from "#domain/reminders/digest-time.ts";
import { endpoint, noContent } from "../endpoint.ts";

/** Devices of one person that can be notified. */
export const DEVICES_MAX = 10;

const timeOfDay = z.string().check(z.refine(isTimeOfDay, "is not a time like 09:00"));

const quietSchema = z.object({ from: timeOfDay, to: timeOfDay });

const digestSchema = z.object({
  frequency: z.enum(DIGEST_FREQUENCIES),
  /** By the person's clock. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** Of a weekly digest; 0 is Monday, null the last day of the week with time. */
  weekday: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
});

const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** SHA-256 of the address at its push service, by which a browser knows itself. */
  fingerprint: z.string(),
  addedAt: z.string(),
  lastSentAt: z.nullable(z.string()),
});

export type DeviceView = z.output<typeof deviceSchema>;

const questReminderSchema = z.object({ questId: z.string(), at: z.string() });

export type QuestReminderView = z.output<typeof questReminderSchema>;

export const remindersSchema = z.object({
  /** Null if there is no address; the address itself is told only when it is made. */
  calendar: z.nullable(z.object({ createdAt: z.string(), readAt: z.nullable(z.string()) })),
  /** For the browser's push service (RFC 8292); null if this instance sends no notifications. */
  pushKey: z.nullable(z.string()),
  devices: z.array(deviceSchema),
  quiet: z.nullable(quietSchema),
  digest: digestSchema,
  /** Why no digest can be sent, if it cannot. */
  mail: z.enum(["ready", "no_address", "switched_off", "no_server"]),
  /** Quests of which the person will be reminded. */
  quests: z.array(questReminderSchema),
});

export type RemindersView = z.output<typeof remindersSchema>;

export const showReminders = endpoint({
  method: "GET",
  path: "/api/reminders",
  access: "member",
  summary: "What reminds the person: calendar address, devices, quiet hours, digest and quests.",
  output: remindersSchema,
});

export const setReminders = endpoint({
  method: "PUT",
  path: "/api/reminders",
  access: "member",
  summary: "Changes quiet hours or the digest; what is absent stays.",
  errors: ["conflict"],
  input: z.object({ quiet: z.optional(z.nullable(quietSchema)), digest: z.optional(digestSchema) }),
  output: remindersSchema,
});

export const makeCalendar = endpoint({
  method: "POST",
  path: "/api/reminders/calendar",
  access: "member",
  summary: "Makes a secret calendar address, told once. One that there was stops working.",
  output: z.object({ url: z.string() }),
  // A kept answer would be a kept address.
  isRepeatable: true,
});

export const removeCalendar = endpoint({
  method: "DELETE",
  path: "/api/reminders/calendar",
  access: "member",
  summary: "The calendar address stops working at once.",
  output: noContent,
});

const encoded = (pattern: RegExp) => z.string().check(z.regex(pattern, "is not a key of a browser"));

export const addDevice = endpoint({
  method: "POST",
  path: "/api/reminders/devices",
  access: "member",
  summary: "Lets this browser be notified. The same browser again is the same device.",
  errors: ["conflict"],
  input: z.object({
    endpoint: z.string().check(z.maxLength(1_024)),
    /** 65 and 16 bytes in base64url, as the browser gives them (RFC 8291). */
    publicKey: encoded(/^[\w-]{87}$/u),
    authKey: encoded(/^[\w-]{22}$/u),
  }),
  output: deviceSchema,
  isRepeatable: true,
});

const byDevice = z.object({ deviceId: z.uuid() });

export const removeDevice = endpoint({
  method: "DELETE",
  path: "/api/reminders/devices/{deviceId}",
  access: "member",
  summary: "This device is no longer notified.",
  input: byDevice,
  output: noContent,
});

export const testDevice = endpoint({
  method: "POST",
  path: "/api/reminders/devices/{deviceId}/test",
  access: "member",
  summary: "Sends this device a notification now.",
  input: byDevice,
  output: z.object({ outcome: z.enum(["sent", "gone", "failed"]) }),
  isSlow: true,
});

const byQuest = z.object({ questId: z.uuid() });

export const remindOfQuest = endpoint({
  method: "PUT",
  path: "/api/reminders/quests/{questId}",
  access: "member",
  summary: "Reminds of this quest when the person's time begins on its day; moves along with it.",
  takesTokens: true,
  input: byQuest,
  output: questReminderSchema,
});

export const forgetQuestReminder = endpoint({
  method: "DELETE",
  path: "/api/reminders/quests/{questId}",
  access: "member",
  summary: "No longer reminds of this quest.",
  takesTokens: true,
  input: byQuest,
  output: noContent,
});
