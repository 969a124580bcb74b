import { ADMIN_ACTS, type AdminAct } from "#contracts/admin/admin.ts";
import { MAIL_TYPES, mailLabel } from "#domain/email/mail-rules.ts";

export interface AuditLine {
  readonly act: string;
  readonly actorName: string;
  readonly targetName: string | null;
  readonly details: Record<string, unknown> | null;
}

type Details = Record<string, unknown>;

/** A part of a sentence; names are set in bold. */
export interface SentencePart {
  readonly text: string;
  readonly isName: boolean;
}

/** What follows the actor; "{}" is the target. */
const SENTENCES: Record<AdminAct, string | ((details: Details) => string)> = {
  user_closed: "deleted {}",
  user_restored: "restored {}",
  user_reset: ({ totalXP, level }) =>
    typeof totalXP === "number" ? `reset {}, who had ${number(totalXP)} XP at level ${level}` : "reset {}",
  subscription_set: (details) => `set the status of {}${change(details)}${until(details)}`,
  legacy_access_set: ({ to }) => `switched legacy access of {} ${to ? "on" : "off"}`,
  users_exported: (details) => `exported ${rows(details, "account", "accounts")}`,
  analytics_cleared: "cleared all analytics data",
  training_cleared: "cleared all RAG data",
  training_restored: "restored RAG data",
  training_entry_deleted: "deleted the training entry {}",
  training_entry_restored: "restored the training entry {}",
  feedback_marked: (details) => `marked a message about {}${change(details)}`,
  feedback_exported: (details) => `exported ${rows(details, "message", "messages")} of the feedback`,
  feedback_assigned: ({ type, isTaken }) =>
    isTaken
      ? `took a message about ${typeWords(type)} off {}`
      : `gave a message about ${typeWords(type)} to {}`,
  feedback_answered: "answered a message about {}",
  note_added: "wrote a note about {}",
  note_deleted: "deleted a note about {}",
  flag_hidden: "hid {} from the leaderboard",
  flag_cleared: "cleared the flag of {}",
  mails_sent: ({ sent, failed }) =>
    `sent ${number(sent)} ${sent === 1 ? "mail" : "mails"}${Number(failed) > 0 ? `, and ${number(failed)} failed` : ""}`,
  mail_resent: "sent a mail again to {}",
  mail_schedule_set: ({ isScheduled }) => `switched the mail schedule ${isScheduled ? "on" : "off"}`,
  mail_tested: ({ type }) => `sent a test mail${mailName(type, " of “", "”")}`,
  mail_text_set: ({ type, version, restoredFrom }) =>
    `${typeof restoredFrom === "number" ? `restored version ${restoredFrom} of` : "changed"} the text of ${mailName(type, "“", "”") || "a mail"}${typeof version === "number" ? `, now version ${version}` : ""}`,
  alert_acknowledged: ({ alert }) =>
    typeof alert === "string" ? `acknowledged the alert “${alert}”` : "acknowledged an alert",
  alerts_tested: "sent a test alert",
  role_set: ({ to }) => (to === "admin" ? "made {} an administrator" : "made {} a member"),
  code_renewed: "gave a new personal code to {}",
  account_relinked: "moved the sign-in of {}",
  backup_written: "wrote a backup",
  backup_restored: "restored a backup",
  database_migrated: "brought the database up to date",
  purged: "deleted what was past its time",
  demo_removed: "removed the demo",
  leaderboard_rebuilt: "worked the leaderboard out anew",
  signed_out: "signed out",
  session_ended: "ended a session on another device",
  signed_out_everywhere: ({ sessions }) =>
    typeof sessions === "number"
      ? `signed out everywhere, of ${sessions === 1 ? "1 session" : `${sessions} sessions`}`
      : "signed out everywhere",
  token_made: "made an API token",
  token_revoked: "revoked an API token",
  webhook_added: "added a webhook",
  webhook_removed: "deleted a webhook",
};

const TYPES: Record<string, string> = { bug: "a bug", feature: "a wish", ui: "the design", ai: "the AI" };

/** "Ada made Ben an administrator", in parts. An unknown act, such as a newer server's, is shown as it is. */
export function auditSentence({ act, actorName, targetName, details }: AuditLine): SentencePart[] {
  const known = ADMIN_ACTS.find((name) => name === act);
  const sentence = known ? SENTENCES[known] : `${act.replaceAll("_", " ")} {}`;
  const text = typeof sentence === "string" ? sentence : sentence(details ?? {});
  const [before = "", after] = text.split("{}");
  const actor = { text: actorName, isName: true };
  if (after === undefined) return [actor, { text: ` ${before}`, isName: false }];
  const isMessage = known === "feedback_marked" || known === "feedback_answered";
  const target = isMessage
    ? { text: typeWords(targetName), isName: false }
    : { text: targetName ?? "somebody", isName: true };
  // An unknown act may have no target.
  if (!known && targetName === null) return [actor, { text: ` ${before.trim()}`, isName: false }];
  return [actor, { text: ` ${before}`, isName: false }, target, { text: after, isName: false }].filter(
    (part) => part.text !== "",
  );
}

/** The same about one person, who is not named again. */
export function actAbout(act: string, details: Details | null = null): string {
  const [, ...rest] = auditSentence({ act, actorName: "Somebody", targetName: "them", details });
  return rest
    .map((part) => part.text)
    .join("")
    .trim();
}

function mailName(type: unknown, before: string, after: string): string {
  const known = MAIL_TYPES.find((name) => name === type);
  return known ? `${before}${mailLabel(known)}${after}` : "";
}

function typeWords(type: unknown): string {
  return TYPES[String(type)] ?? "something";
}

function change({ from, to }: Details): string {
  if (to === undefined) return "";
  return from === undefined ? ` to ${words(to)}` : ` from ${words(from)} to ${words(to)}`;
}

function until({ trialExpiresAt }: Details): string {
  return typeof trialExpiresAt === "string" ? `, with a trial until ${trialExpiresAt.slice(0, 10)}` : "";
}

function rows({ rows: count, of }: Details, one: string, many: string): string {
  if (typeof count !== "number") return `the ${many}`;
  const text = `${number(count)} ${count === 1 ? one : many}`;
  return typeof of === "number" ? `the first ${text} of ${number(of)}` : text;
}

function words(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

function number(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en") : "some";
}
