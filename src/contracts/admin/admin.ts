import * as z from "zod/mini";
import { SUBSCRIPTION_STATUSES } from "#domain/billing/subscription.ts";
import { endpoint, noContent } from "../endpoint.ts";
import { text } from "../fields/text.ts";
import { byId, done, page } from "./admin-calls.ts";

export const adminUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  profileImageUrl: z._default(z.nullable(z.string()), null),
  role: z.enum(["member", "admin"]),
  level: z.number(),
  totalXP: z.number(),
  businessType: z.nullable(z.string()),
  trialExpiresAt: z.nullable(z.string()),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  legacyAccess: z.boolean(),
  createdAt: z.string(),
  /** Set once the account is closed; an admin's closing can be undone for 30 days. */
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.enum(["self", "admin"])),
  isDemo: z.boolean(),
});

export type AdminUserView = z.output<typeof adminUserSchema>;

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "People, newest first, 50 a page; search by name or email, closed accounts apart.",
  input: z.object({ ...page, search: z.optional(text(100)), closed: z.optional(z.enum(["true", "false"])) }),
  output: z.object({ users: z.array(adminUserSchema), total: z.number(), next: z.nullable(z.string()) }),
});

/** Maximum rows in one exported file. */
export const EXPORT_LIMIT = 50_000;

/** End of the file name of a truncated export: rows included and rows in total. */
export const CUT_FILE_NAME = /-first-(\d+)-of-(\d+)\.csv$/u;

/** Up to a hundred ids, separated by commas. */
const ID_LIST =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,99}$/u;

export const exportUsers = endpoint({
  method: "GET",
  path: "/api/admin/users/export",
  access: "admin",
  summary:
    "People as a CSV file, newest first: those named by ids, or all, at most 50,000; a cut file says so in its name.",
  input: z.object({
    ids: z.optional(z.string().check(z.regex(ID_LIST, "is not a list of up to 100 ids"))),
  }),
  output: z.string(),
  isSlow: true,
});

export const readAdminStats = endpoint({
  method: "GET",
  path: "/api/admin/stats",
  access: "admin",
  summary: "Five sums of this instance.",
  output: z.object({
    totalUsers: z.number(),
    totalTasks: z.number(),
    totalAchievements: z.number(),
    totalSessions: z.number(),
    totalTrainingData: z.number(),
  }),
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/admin/users/{id}",
  access: "admin",
  summary: "Closes an account; it can be restored for 30 days. Not oneself, not the last admin.",
  errors: ["conflict"],
  input: byId,
  output: noContent,
});

export const restoreUser = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/restore",
  access: "admin",
  summary: "Opens a closed account again.",
  errors: ["conflict"],
  input: byId,
  output: done,
});

export const resetUser = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/reset",
  access: "admin",
  summary:
    "Clears quests, XP, streak, achievements, shares, chat and onboarding; keeps account, billing, ratings and feedback.",
  errors: ["conflict"],
  input: byId,
  output: done,
});

export const BULK_LIMIT = 100;

export const deleteUsers = endpoint({
  method: "POST",
  path: "/api/admin/users/bulk-delete",
  access: "admin",
  summary: "Closes up to 100 accounts, with a result for each.",
  errors: ["conflict"],
  input: z.object({ userIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(BULK_LIMIT)) }),
  output: z.object({
    deleted: z.number(),
    failed: z.number(),
    results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.nullable(z.string()) })),
  }),
  isSlow: true,
});

export const setSubscription = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/subscription",
  access: "admin",
  summary: "Sets one of the four statuses; 'subscribed' is a grant without charge.",
  errors: ["conflict"],
  input: z.object({ id: z.uuid(), status: z.enum(SUBSCRIPTION_STATUSES) }),
  output: adminUserSchema,
});

export const setLegacyAccess = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/legacy-access",
  access: "admin",
  summary: "Turns legacy access on or off.",
  errors: ["conflict"],
  input: z.object({ id: z.uuid(), legacyAccess: z.boolean() }),
  output: adminUserSchema,
});

export const clearAnalytics = endpoint({
  method: "DELETE",
  path: "/api/admin/analytics",
  access: "admin",
  summary: "Deletes all events, sessions and their sums, for good.",
  output: noContent,
  isSlow: true,
});

/**
 * Actions in the audit log, by admins, the operator, and people on their own sessions and API tokens. `details` holds the
 * old and new values.
 */
export const ADMIN_ACTS = [
  "user_closed",
  "user_restored",
  "user_reset",
  "subscription_set",
  "legacy_access_set",
  "users_exported",
  "analytics_cleared",
  "training_cleared",
  "training_restored",
  "training_entry_deleted",
  "training_entry_restored",
  "feedback_marked",
  "feedback_exported",
  "feedback_assigned",
  "feedback_answered",
  "note_added",
  "note_deleted",
  "flag_hidden",
  "flag_cleared",
  "mails_sent",
  "mail_resent",
  "mail_schedule_set",
  "mail_tested",
  "mail_text_set",
  "alert_acknowledged",
  "alerts_tested",
  "role_set",
  "code_renewed",
  "account_relinked",
  "backup_written",
  "backup_restored",
  "database_migrated",
  "purged",
  "demo_removed",
  "leaderboard_rebuilt",
  "signed_out",
  "session_ended",
  "signed_out_everywhere",
  "token_made",
  "token_revoked",
  "webhook_added",
  "webhook_removed",
] as const;

export type AdminAct = (typeof ADMIN_ACTS)[number];

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "What admins and operators did, and who signed out; newest first, 50 a page.",
  input: z.object({ ...page }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        actorName: z.string(),
        act: z.string(),
        targetName: z.nullable(z.string()),
        details: z.nullable(z.record(z.string(), z.unknown())),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
