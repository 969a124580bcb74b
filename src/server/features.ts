import { accountsFeature } from "./features/accounts/accounts.feature.ts";
import { activityFeature } from "./features/activity/activity.feature.ts";
import { adminFeature } from "./features/admin/admin.feature.ts";
import { analyticsFeature } from "./features/analytics/analytics.feature.ts";
import { auditFeature } from "./features/audit/audit.feature.ts";
import { avatarsFeature } from "./features/avatars/avatars.feature.ts";
import { billingFeature } from "./features/billing/billing.feature.ts";
import { businessFeature } from "./features/business/business.feature.ts";
import { companionFeature } from "./features/companion/companion.feature.ts";
import { emailFeature } from "./features/email/email.feature.ts";
import { feedbackFeature } from "./features/feedback/feedback.feature.ts";
import { leaderboardFeature } from "./features/leaderboard/leaderboard.feature.ts";
import { leaguesFeature } from "./features/leagues/leagues.feature.ts";
import { logbookFeature } from "./features/logbook/logbook.feature.ts";
import { mentorFeature } from "./features/mentor/mentor.feature.ts";
import { moneyFeature } from "./features/money/money.feature.ts";
import { onboardingFeature } from "./features/onboarding/onboarding.feature.ts";
import { performanceFeature } from "./features/performance/performance.feature.ts";
import { progressFeature } from "./features/progress/progress.feature.ts";
import { questsFeature } from "./features/quests/quests.feature.ts";
import { remindersFeature } from "./features/reminders/reminders.feature.ts";
import { reviewFeature } from "./features/review/review.feature.ts";
import { searchFeature } from "./features/search/search.feature.ts";
import { setupFeature } from "./features/setup/setup.feature.ts";
import { sharingFeature } from "./features/sharing/sharing.feature.ts";
import { socialFeature } from "./features/social/social.feature.ts";
import { tokensFeature } from "./features/tokens/tokens.feature.ts";
import { webhooksFeature } from "./features/webhooks/webhooks.feature.ts";
import { xpFeature } from "./features/xp/xp.feature.ts";
import type { Db } from "./platform/db/handles.ts";
import type { Feature, Purged } from "./platform/features/feature.ts";
import { createPeople } from "./platform/people.ts";
import { purgePlatform } from "./platform/purge.ts";
import type { Services } from "./services.ts";

/**
 * Every feature of the product. Routes, jobs, purge, export, reset, closing and operator commands iterate
 * over this list. A person's data is cleared in this order: the conversation before the quests it proposed,
 * and quests after all that refers to them. It is imported in the reverse order.
 */
export const FEATURES: readonly Feature<Services>[] = [
  accountsFeature,
  tokensFeature,
  webhooksFeature,
  auditFeature,
  avatarsFeature,
  onboardingFeature,
  mentorFeature,
  businessFeature,
  moneyFeature,
  remindersFeature,
  sharingFeature,
  xpFeature,
  progressFeature,
  questsFeature,
  activityFeature,
  logbookFeature,
  reviewFeature,
  searchFeature,
  leaderboardFeature,
  leaguesFeature,
  companionFeature,
  socialFeature,
  billingFeature,
  feedbackFeature,
  analyticsFeature,
  performanceFeature,
  adminFeature,
  emailFeature,
  setupFeature,
];

export const people = createPeople(FEATURES);

/** Permanently deletes all expired data. */
export async function purgeAll(db: Db, now: Date): Promise<Purged> {
  const purged: Purged = {};
  for (const { purge } of FEATURES) Object.assign(purged, await purge?.({ db, now, people }));
  return { ...purged, ...(await purgePlatform(db, now)) };
}
