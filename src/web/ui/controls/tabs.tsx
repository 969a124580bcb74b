import * as Primitive from "radix-ui/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

interface Tab {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

/** How much of the previous tab stays visible. */
const PEEK_PX = 48;

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** For many tabs in a narrow panel. */
  isSmall?: boolean;
  /** Classes of the tab row, e.g. to align its padding with a dialog's. */
  listClassName?: string | undefined;
  className?: string | undefined;
}

export function Tabs(props: TabsProps) {
  const { label, tabs, value, onValueChange, isSmall = false, listClassName, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const labels = tabs.map((tab) => tab.label).join();
  // On a phone the row can be wider than the screen: the open tab stays in view, also when the row or a label changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is found in the row itself
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const show = () => {
      const open = row.querySelector<HTMLElement>("[data-state=active]");
      if (open) row.scrollLeft = open.offsetLeft - row.offsetLeft - PEEK_PX;
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(row);
    return () => observer.disconnect();
  }, [value, labels]);
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} className={classNames("min-w-0", className)}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className={classNames(
          "flex overflow-x-auto border-b border-border [scrollbar-width:none]",
          isSmall ? "scroll-hint gap-2.5" : "gap-6",
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              "flex h-11 flex-none items-center justify-center gap-2 border-0 bg-transparent font-semibold whitespace-nowrap text-text-2 outline-offset-[-2px] hover:text-text data-[state=active]:text-on-primary-soft data-[state=active]:shadow-[inset_0_-3px_0_var(--primary)] [&_svg]:size-[18px]",
              isSmall ? "px-0 text-[12.5px] pointer-coarse:min-w-11" : "min-w-11 px-0.5 text-15",
            )}
          >
            {tab.icon}
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="rounded-badge">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
