import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SetupList } from "./setup-list.tsx";
import type { SetupView } from "./setup-view.ts";
import { useSetup } from "./use-setup.ts";

/** In System: one line until somebody opens it, whatever is left to do. */
export function SetupSection() {
  const setup = useSetup();
  const [isFolded, setFolded] = useState(true);
  const fold = () => setFolded(!isFolded);
  if (setup.data) return <SetupCard setup={setup.data} isFolded={isFolded} onFold={fold} foldWord="Hide" />;
  if (!setup.isError) return <Skeleton className="h-14 rounded-card" />;
  return (
    <Card>
      <LoadFailed what="The set-up could not be checked." query={setup} />
    </Card>
  );
}

interface SetupCardProps {
  setup: SetupView;
  isFolded: boolean;
  onFold: () => void;
  /** What the button says that folds it. */
  foldWord: string;
}

export function SetupCard({ setup, isFolded, onFold, foldWord }: SetupCardProps) {
  const done = setup.steps.filter(({ state }) => state === "done").length;
  const all = setup.steps.length;
  const next = setup.steps.find(({ state }) => state === "needs_you");
  return (
    <Card as="section" padding="none" aria-label="Set up" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 px-4 py-2 sm:px-4.5">
        <h2 className="text-16 font-bold tracking-[-.005em]">Set up</h2>
        {isFolded && next ? <p className="text-13 text-text-2 max-sm:order-1">Next: {next.title}</p> : null}
        <ProgressBar
          value={done}
          max={all}
          label="Steps that are done"
          tone="gold"
          size="md"
          className="min-w-16 flex-1"
        />
        <b className="text-15 tabular-nums">
          {done} of {all}
        </b>
        <Button variant="ghost" size="sm" aria-expanded={!isFolded} onClick={onFold}>
          {isFolded ? "Show" : foldWord}
          <ChevronDown
            className={classNames("size-4 transition-transform", !isFolded && "rotate-180")}
            aria-hidden="true"
          />
        </Button>
      </div>
      {isFolded ? null : (
        <>
          <div className="border-t border-border" />
          <SetupList setup={setup} />
          <p className="border-t border-border px-4 py-2.5 text-13 text-text-2 sm:px-4.5">
            Checked every minute. The same list stands in System and is printed by{" "}
            <code className="font-mono">npm run ops -- doctor</code>.
          </p>
        </>
      )}
    </Card>
  );
}
