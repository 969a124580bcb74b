import { ADMIN_ACTS, type AdminAct } from "#contracts/admin/admin.ts";

/** Verb phrase placed between the actor and the target. */
const WORDS: Record<AdminAct, string> = {
  user_closed: "deleted",
  user_restored: "restored",
  user_reset: "reset",
  subscription_set: "set the status of",
  legacy_access_set: "set legacy access of",
  users_exported: "exported the people",
  analytics_cleared: "cleared all analytics data",
  training_cleared: "cleared all RAG data",
  training_restored: "restored RAG data",
  training_entry_deleted: "deleted the training entry",
  training_entry_restored: "restored the training entry",
  feedback_marked: "marked the feedback",
  feedback_exported: "exported the feedback",
  flag_hidden: "hid from the leaderboard",
  flag_cleared: "cleared the flag of",
  mails_sent: "sent the mails",
  mail_resent: "sent a mail again to",
  mail_schedule_set: "switched the mail schedule",
  role_set: "set the role of",
  code_renewed: "gave a new personal code to",
  account_relinked: "moved the sign-in of",
  backup_written: "wrote a backup",
  backup_restored: "restored a backup",
  database_migrated: "brought the database up to date",
  purged: "purged what was past its time",
  demo_removed: "removed the demo",
  leaderboard_rebuilt: "worked the leaderboard out anew",
  signed_out: "signed out",
  session_ended: "ended a session on another device",
  signed_out_everywhere: "signed out everywhere",
};

/** An unknown act, e.g. from a newer server, is shown as it is. */
export function actWords(act: string): string {
  const known = ADMIN_ACTS.find((name) => name === act);
  return known ? WORDS[known] : act.replaceAll("_", " ");
}

/** "from trial to subscribed, rows 12" */
export function detailWords(details: Record<string, unknown> | null): string {
  const { from, to, ...rest } = details ?? {};
  const change = [
    ...(from === undefined ? [] : [`from ${valueWords(from)}`]),
    ...(to === undefined ? [] : [`to ${valueWords(to)}`]),
  ].join(" ");
  const others = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${nameWords(name)} ${valueWords(value)}`);
  return [change, ...others].filter(Boolean).join(", ");
}

/** "trialExpiresAt" → "trial expires at", "totalXP" → "total XP" */
function nameWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/gu, "$1 $2")
    .replace(/\b[A-Z](?=[a-z])/gu, (letter) => letter.toLocaleLowerCase("en"));
}

function valueWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "string") return /^\d{4}-\d{2}-\d{2}T/u.test(value) ? value.slice(0, 10) : value;
  return typeof value === "number" ? value.toLocaleString("en") : JSON.stringify(value);
}
