import { AuditSection } from "./audit-section.tsx";
import { DecisionsSection } from "./decisions-section.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { FlagsSection } from "./flags-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { SystemActions } from "./system-actions.tsx";
import { SystemStats } from "./system-stats.tsx";
import { TrainingSection } from "./training-section.tsx";

/** The console's second tab: the instance's people and data, and admin actions on them. */
export function AdminPanel() {
  return (
    <div className="grid min-w-0 gap-3.5">
      <SystemStats />
      <PeopleSection />
      <div className="grid min-w-0 gap-3.5 wide:grid-cols-2">
        <FeedbackSection />
        <FlagsSection />
        <TrainingSection />
        <DecisionsSection />
      </div>
      <AuditSection />
      <SystemActions />
    </div>
  );
}
