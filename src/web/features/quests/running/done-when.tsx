import { Target } from "lucide-react";

/** How to see that a quest is done. Nothing if its text does not say. */
export function DoneWhen({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <div className="rounded-[14px] bg-success-soft px-3.5 py-3 text-[14.5px] leading-[1.42] font-medium wrap-anywhere text-success">
      <b className="mb-1 flex items-center gap-[7px] font-display text-14 leading-tight font-bold">
        <Target className="size-[17px]" aria-hidden="true" />
        Done when
      </b>
      {text}
    </div>
  );
}
