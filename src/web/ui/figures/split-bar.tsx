import { classNames } from "../class-names.ts";

export interface SplitPart {
  label: string;
  count: number;
  /** Background class of the part and of its mark. */
  look: string;
}

/** Parts of a whole as one bar. Hidden from screen readers: the numbers stand beside it. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <div className="mt-0.5 mb-3 flex h-3.5 gap-[3px]" aria-hidden="true">
      {parts
        .filter(({ count }) => count > 0)
        .map(({ label, count, look }) => (
          <span key={label} className={classNames("min-w-1 rounded-[4px]", look)} style={{ flex: count }} />
        ))}
    </div>
  );
}

export function SplitMark({ look }: { look: string }) {
  return <span className={classNames("size-2.5 flex-none rounded-[3px]", look)} aria-hidden="true" />;
}
