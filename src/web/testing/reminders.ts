import type { RemindersView } from "#contracts/reminders/reminders.ts";

/** Everything off, as for a new person. */
export const NO_REMINDERS: RemindersView = {
  calendar: null,
  pushKey: "B".repeat(87),
  devices: [],
  quiet: { from: "21:00", to: "08:00" },
  digest: { frequency: "off", hour: 8, weekday: null },
  mail: "ready",
  quests: [],
};

export const PHONE = {
  id: "0a9b8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d",
  name: "Chrome on Android",
  fingerprint: "another",
  addedAt: "2026-11-10T10:00:00.000Z",
  lastSentAt: null,
};
