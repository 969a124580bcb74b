import { DecisionsSection } from "#web/features/admin/decisions-section.tsx";
import { TrainingSection } from "#web/features/admin/training-section.tsx";
import { ConsoleBody, ConsoleHead } from "#web/ui/console-body.tsx";

export function EnginePage() {
  return (
    <ConsoleBody>
      <ConsoleHead
        title="Engine"
        about="What the quest engine learned from, and how good its decisions were."
      />
      <div className="grid min-w-0 gap-3.5 wide:grid-cols-2">
        <TrainingSection />
        <DecisionsSection />
      </div>
    </ConsoleBody>
  );
}
