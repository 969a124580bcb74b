import { expect, test } from "vitest";
import { ADMIN_ACTS } from "#contracts/admin/admin.ts";
import { actAbout, auditSentence } from "./audit-text.ts";

const say = (act: string, targetName: string | null = null, details: Record<string, unknown> | null = null) =>
  auditSentence({ act, actorName: "Ada", targetName, details })
    .map(({ text }) => text)
    .join("");

test.each<[string, string | null, Record<string, unknown> | null, string]>([
  ["role_set", "Ben", { from: "member", to: "admin" }, "Ada made Ben an administrator"],
  ["role_set", "Ben", { from: "admin", to: "member" }, "Ada made Ben a member"],
  ["user_closed", "Ben", null, "Ada deleted Ben"],
  ["user_reset", "Ben", { totalXP: 1_250, level: 13 }, "Ada reset Ben, who had 1,250 XP at level 13"],
  [
    "subscription_set",
    "Ben",
    { from: "unsubscribed", to: "trial", trialExpiresAt: "2026-12-01T10:00:00.000Z" },
    "Ada set the status of Ben from unsubscribed to trial, with a trial until 2026-12-01",
  ],
  ["legacy_access_set", "Ben", { from: false, to: true }, "Ada switched legacy access of Ben on"],
  ["users_exported", null, { rows: 1 }, "Ada exported 1 account"],
  ["users_exported", null, { rows: 50_000, of: 60_000 }, "Ada exported the first 50,000 accounts of 60,000"],
  [
    "feedback_marked",
    "bug",
    { from: "new", to: "done" },
    "Ada marked a message about a bug from new to done",
  ],
  ["feedback_assigned", "Cem", { type: "ai", isTaken: false }, "Ada gave a message about the AI to Cem"],
  ["feedback_assigned", "Cem", { type: "ui", isTaken: true }, "Ada took a message about the design off Cem"],
  ["feedback_answered", "feature", null, "Ada answered a message about a wish"],
  ["flag_hidden", "Ben", { from: "open", xp: 1_200 }, "Ada hid Ben from the leaderboard"],
  ["mails_sent", null, { sent: 12, failed: 1 }, "Ada sent 12 mails, and 1 failed"],
  ["note_added", "Ben", null, "Ada wrote a note about Ben"],
  ["alert_acknowledged", null, { alert: "CPU above 90%" }, "Ada acknowledged the alert “CPU above 90%”"],
  ["alert_acknowledged", null, null, "Ada acknowledged an alert"],
  [
    "mail_text_set",
    null,
    { type: "inactive_7d", version: 3, restoredFrom: null },
    "Ada changed the text of “Inactive 7 Days”, now version 3",
  ],
  [
    "mail_text_set",
    null,
    { type: "inactive_7d", version: 4, restoredFrom: 2 },
    "Ada restored version 2 of the text of “Inactive 7 Days”, now version 4",
  ],
  ["mail_text_set", null, null, "Ada changed the text of a mail"],
  ["mail_tested", null, { type: "inactive_7d" }, "Ada sent a test mail of “Inactive 7 Days”"],
  ["mail_tested", null, { type: null }, "Ada sent a test mail"],
  ["signed_out", null, null, "Ada signed out"],
  ["of_tomorrow", "Ben", null, "Ada of tomorrow Ben"],
  ["of_tomorrow", null, null, "Ada of tomorrow"],
])("%s of %s", (act, target, details, sentence) => {
  expect(say(act, target, details)).toBe(sentence);
});

test("only names are set apart, also where a name holds braces", () => {
  const parts = auditSentence({
    act: "user_closed",
    actorName: "A{}a",
    targetName: "<b>{}</b>",
    details: null,
  });
  expect(parts.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(["A{}a", "<b>{}</b>"]);
});

test("every act is a sentence without a hole, also without details", () => {
  for (const act of ADMIN_ACTS) {
    expect(say(act, "Ben")).toMatch(/^Ada [a-z]/u);
    expect(say(act, "Ben")).not.toMatch(/undefined|null|\{\}|_/u);
  }
});

test("about one person, they are not named again", () => {
  expect(actAbout("role_set", { to: "admin" })).toBe("made them an administrator");
});
