import { CircleAlert } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "./controls/button.tsx";

interface RefusedItem {
  id: string;
  title: string;
  /** Everything else that was typed. */
  words: string;
  problem: string;
  /** "Edit", or what else can be done with the words. */
  change: { label: string; run: (near: HTMLElement) => void };
  again: () => void;
  remove: () => void;
}

/** What the server would not take: nothing of it is lost, and the person says what becomes of it. */
export function RefusedItems({ items, className }: { items: readonly RefusedItem[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={t("Not taken")} className={className}>
      <ul className="grid gap-3 rounded-input bg-danger-soft p-3">
        {items.map((item) => (
          <li key={item.id} className="grid gap-2">
            <div className="flex items-start gap-3">
              <CircleAlert className="mt-0.5 size-[18px] flex-none text-danger" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <p className="text-15 font-650 wrap-anywhere">{item.title}</p>
                {item.words ? (
                  <p className="text-14 wrap-anywhere whitespace-pre-line text-text-2">{item.words}</p>
                ) : null}
                <p className="mt-0.5 text-13 font-medium text-danger">
                  {t("Not taken: {problem} It is kept on this device.", { problem: item.problem })}
                </p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2 pb-[3px]">
              <Button size="sm" onClick={item.again}>
                {t("Try again")}
              </Button>
              <Button size="sm" onClick={(event) => item.change.run(event.currentTarget)}>
                {item.change.label}
              </Button>
              <Button size="sm" variant="ghost" onClick={item.remove}>
                {t("Remove")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
