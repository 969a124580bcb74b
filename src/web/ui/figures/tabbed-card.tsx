import * as Primitive from "radix-ui/tabs";
import { type ReactNode, useId, useState } from "react";
import { ExplainSign } from "../overlays/explain-sign.tsx";

export interface CardTab {
  id: string;
  /** On the tab. */
  label: string;
  /** The card's heading while this tab is open. */
  title: string;
  explanation: string;
  content: ReactNode;
}

/** A card whose tabs share one place; its heading names what is shown. */
export function TabbedCard({ label, tabs }: { label: string; tabs: readonly CardTab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.id ?? "");
  const id = useId();
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (!open) return null;
  return (
    <Primitive.Root asChild value={open.id} onValueChange={setChosen}>
      <section aria-labelledby={id} className="card min-w-0 px-4.5 py-4 max-sm:p-3.5">
        <div className="mb-1.5 flex min-h-7 items-center gap-2">
          <h2 id={id} className="text-16 leading-[1.2] font-bold tracking-[-.005em]">
            {open.title}
          </h2>
          <ExplainSign of={open.title} text={open.explanation} />
        </div>
        <Primitive.List aria-label={label} className="mb-2.5 flex gap-0.5 rounded-input bg-surface-2 p-[3px]">
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.id}
              value={tab.id}
              className="h-[26px] flex-1 rounded-[7px] border-0 bg-transparent px-2 text-[12.5px] leading-none font-semibold text-text-2 hover:text-text max-sm:h-11 data-[state=active]:bg-surface data-[state=active]:text-text data-[state=active]:shadow-[0_1px_2px_#0B1F1C1F] dark:data-[state=active]:bg-surface-3 pointer-coarse:h-11"
            >
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {tabs.map((tab) => (
          <Primitive.Content key={tab.id} value={tab.id}>
            {tab.content}
          </Primitive.Content>
        ))}
      </section>
    </Primitive.Root>
  );
}
