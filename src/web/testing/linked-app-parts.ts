/** Links the lazy parts of the shell before the tests of a file run: see linked-dashboard-parts.ts. */
import "#web/app/member/member-shell.tsx";
import "#web/app/member/overlays/achievement-overlay.tsx";
import "#web/app/member/overlays/overlays.tsx";
import "#web/app/member/overlays/profile-overlay.tsx";
import "#web/app/member/overlays/session-ended-dialog.tsx";
import "#web/app/member/overlays/shortcuts-dialog.tsx";
import "#web/app/member/top-bar/small-menu-panel.tsx";
import "#web/features/activity/activity-sheet.tsx";
import "#web/features/activity/activity-watch.tsx";
import "#web/features/billing/plan-dialog.tsx";
import "#web/features/feedback/feedback-dialog.tsx";
import "#web/features/logbook/logbook-dialog.tsx";
import "#web/features/onboarding/onboarding-overlay.tsx";
import "#web/ui/toast/toaster.tsx";
