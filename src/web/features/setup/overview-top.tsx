import { type ReactNode, useState } from "react";
import { isSetupOpen } from "#domain/setup/setup-steps.ts";
import { useMember } from "#web/platform/session/session.ts";
import { deviceStore } from "#web/platform/storage/storage.ts";
import { ConsoleHead } from "#web/ui/console-body.tsx";
import { SetupCard } from "./setup-card.tsx";
import { useSetup } from "./use-setup.ts";

/** The day, in this browser's zone, until whose end the list stays folded. */
const FOLDED = "setupFoldedOn";
const today = () => new Date().toLocaleDateString("en-CA");

interface OverviewTopProps {
  /** The head of the page once it has figures. */
  head: ReactNode;
  hasFigures: boolean;
  /** What will fill the figures, while there are none. */
  firstFigures: ReactNode;
}

/**
 * The head of the console's first page and, while something is open that an instance for others needs, the list of it:
 * on the first day open, later as one line above the figures.
 */
export function OverviewTop({ head, hasFigures, firstFigures }: OverviewTopProps) {
  const { data } = useSetup();
  const [isHidden, setHidden] = useState(() => deviceStore.get(FOLDED) === today());
  const [isShown, setShown] = useState(false);
  if (!data || !isSetupOpen(data.steps))
    return (
      <>
        {head}
        {firstFigures}
      </>
    );
  const isFolded = hasFigures ? !isShown : isHidden;
  const fold = () => {
    if (hasFigures) return setShown(!isShown);
    if (isHidden) deviceStore.remove(FOLDED);
    else deviceStore.set(FOLDED, today());
    setHidden(!isHidden);
  };
  const isFirstDay = !hasFigures && !isFolded;
  return (
    <>
      {isFirstDay ? <Welcome /> : head}
      <div
        className={
          isFirstDay ? "grid grid-cols-1 gap-3 sm:gap-3.5 wide:grid-cols-[minmax(0,1fr)_316px]" : "contents"
        }
      >
        <SetupCard
          setup={data}
          isFolded={isFolded}
          onFold={fold}
          foldWord={hasFigures ? "Hide" : "Hide until tomorrow"}
        />
        {firstFigures}
      </div>
    </>
  );
}

/** A range over figures that nobody has made yet would choose between nothing and nothing. */
function Welcome() {
  const [firstName] = useMember().username.split(" ");
  return (
    <ConsoleHead
      title={`Welcome, ${firstName}`}
      isGreeting
      about="Your instance runs. These steps make it ready for others."
    />
  );
}
