import { DecisionsSection } from "#web/features/admin/decisions-section.tsx";
import { TrainingSection } from "#web/features/admin/training-section.tsx";
import { EngineFigures } from "#web/features/analytics/engine/engine-figures.tsx";
import { EngineHead } from "#web/features/analytics/engine/engine-head.tsx";
import { ToolPredictions } from "#web/features/analytics/engine/tool-predictions.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";

export function EnginePage() {
  return (
    <ConsoleBody>
      <EngineHead />
      <EngineFigures>
        {/* Without entries the three cards stand beside each other, as high as each other. */}
        <div className="group/learned grid min-w-0 grid-cols-1 gap-3.5 wide:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] wide:has-data-without-entries:grid-cols-3">
          <TrainingSection />
          <div className="grid min-w-0 content-start gap-3.5 wide:group-has-data-without-entries/learned:contents">
            <DecisionsSection />
            <ToolPredictions />
          </div>
        </div>
      </EngineFigures>
    </ConsoleBody>
  );
}
