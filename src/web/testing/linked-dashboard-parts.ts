/**
 * Links the dashboard's lazy parts before the tests of a file run. In vitest's vm pool, dynamic imports that overlap
 * can wait for each other for ever, and then every test of the file that needs a part times out.
 */
import "#web/app/member/celebrations/celebrations.tsx";
import "#web/features/billing/plan-banner.tsx";
import "#web/features/business/business-cards.tsx";
import "#web/features/business/milestone-card.tsx";
import "#web/features/mentor/panel/mentor-panel.tsx";
import "#web/features/mentor/panel/panel-menu.tsx";
import "#web/features/progress/achievements/achievement-face.tsx";
import "#web/features/progress/achievements/achievements-card.tsx";
import "#web/features/progress/achievements/achievements-dialog.tsx";
import "#web/features/progress/completed-card.tsx";
import "#web/features/progress/ledger-dialog.tsx";
import "#web/features/progress/level-up-dialog.tsx";
import "#web/features/progress/skill-paths-card.tsx";
import "#web/features/progress/skill-paths-dialog.tsx";
import "#web/features/quests/card/day-menu.tsx";
import "#web/features/quests/card/quest-menu.tsx";
import "#web/features/quests/complete/celebration-layer.tsx";
import "#web/features/quests/complete/complete-dialog.tsx";
import "#web/features/quests/more-quests-dialog.tsx";
import "#web/features/quests/quest-form-dialog.tsx";
import "#web/features/quests/reading/quest-reading-dialog.tsx";
import "#web/features/quests/running/running-quest.tsx";
import "#web/features/quests/sending/send-change.ts";
import "#web/features/quests/today/day-done.tsx";
import "#web/features/quests/today/quick-add.tsx";
import "#web/features/quests/week/week-schedule.tsx";
import "#web/features/quests/workspace/workspace-dialog.tsx";
import "#web/pages/dashboard/quest-dialogs.tsx";
