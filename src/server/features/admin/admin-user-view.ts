import type { AdminUserView } from "#contracts/admin/admin.ts";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { type PlanKind, planKindOf } from "#domain/admin/plan-kinds.ts";
import { picturePath } from "#domain/avatars/picture-type.ts";
import { standingOf } from "#domain/billing/subscription.ts";
import { type CsvCell, csvText } from "#domain/general/csv.ts";
import { levelForXp } from "#domain/xp/level.ts";
import { planOf } from "#server/features/billing/billing.service.ts";
import type { SubscriptionRecord } from "#server/platform/db/tables/schema.ts";
import type { AdminUserRow } from "./admin-users.repository.ts";

export function viewAdminUser(row: AdminUserRow, now: Date): AdminUserView {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    // The picture of a closed account is not shown.
    profileImageUrl: row.closed_at ? null : picturePath(row.avatar_id),
    role: row.role,
    level: levelForXp(row.total_xp),
    totalXP: row.total_xp,
    businessType: row.business_type,
    trialExpiresAt: row.trial_expires_at?.toISOString() ?? null,
    subscriptionStatus: statusOf(row, now),
    legacyAccess: row.legacy_access ?? false,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
    isDemo: row.issuer === DEMO_ISSUER,
  };
}

export function planKindOfRow(row: AdminUserRow, now: Date): PlanKind {
  return planKindOf(planOf(subscriptionOf(row)), now);
}

/** A person with a status has a subscription, whose other columns are then set too. */
function subscriptionOf(row: AdminUserRow) {
  return row.status ? (row as SubscriptionRecord & typeof row) : undefined;
}

/**
 * The status an admin set, unless the person pays.
 * An expired trial is still "trial" here, and legacy without access still "legacy".
 */
function statusOf(row: AdminUserRow, now: Date): AdminUserView["subscriptionStatus"] {
  const { isPaid } = standingOf(planOf(subscriptionOf(row)), now);
  return isPaid ? "subscribed" : (row.status ?? "unsubscribed");
}

const COLUMNS = [
  ["Id", (user) => user.id],
  ["Name", (user) => user.username],
  ["Email", (user) => user.email],
  ["Role", (user) => user.role],
  ["Level", (user) => user.level],
  ["Total XP", (user) => user.totalXP],
  ["Business type", (user) => user.businessType],
  ["Subscription", (user) => user.subscriptionStatus],
  ["Trial expires", (user) => user.trialExpiresAt],
  ["Legacy access", (user) => (user.legacyAccess ? "yes" : "no")],
  ["Created", (user) => user.createdAt],
  ["Closed", (user) => user.closedAt],
  ["Closed by", (user) => user.closedBy],
  ["Demo", (user) => (user.isDemo ? "yes" : "no")],
] as const satisfies readonly (readonly [string, (user: AdminUserView) => CsvCell])[];

export function usersCsv(users: readonly AdminUserView[]): string {
  return csvText([
    COLUMNS.map(([name]) => name),
    ...users.map((user) => COLUMNS.map(([, cell]) => cell(user))),
  ]);
}
