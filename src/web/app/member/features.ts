import { activity } from "#web/features/activity/activity.feature.tsx";
import { business } from "#web/features/business/business.feature.tsx";
import { feedback } from "#web/features/feedback/feedback.feature.tsx";
import { leaderboard } from "#web/features/leaderboard/leaderboard.feature.tsx";
import { logbook } from "#web/features/logbook/logbook.feature.tsx";
import { mentor } from "#web/features/mentor/mentor.feature.tsx";
import { money, moneyEntry } from "#web/features/money/money.feature.tsx";
import { progress } from "#web/features/progress/progress.feature.tsx";
import { questNow, quests } from "#web/features/quests/quests.feature.tsx";
import { review } from "#web/features/review/review.feature.tsx";
import type { WebFeature } from "#web/wiring/web-feature.ts";
import { consoleCommands } from "../console/console.features.tsx";
import { account, dashboard, figures, keyboard, session, theme, together } from "./shell.features.tsx";

/** Every feature that adds to the member's shell, in the order in which the palette shows their commands: deeds, places, the account. */
export const FEATURES: readonly WebFeature[] = [
  questNow,
  quests,
  mentor,
  moneyEntry,
  logbook,
  activity,
  feedback,
  dashboard,
  business,
  money,
  review,
  progress,
  leaderboard,
  together,
  figures,
  consoleCommands,
  account,
  theme,
  keyboard,
  session,
];
