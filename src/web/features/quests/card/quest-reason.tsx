import { Lantern } from "#web/ui/brand/lantern.tsx";
import { classNames } from "#web/ui/class-names.ts";

interface QuestReasonProps {
  /** Null for a quest the person created. */
  reason: string | null;
  size: "card" | "workspace";
  className?: string;
}

/** Why this quest was chosen for this person, as said by the mentor. */
export function QuestReason({ reason, size, className }: QuestReasonProps) {
  if (!reason) return null;
  const isWorkspace = size === "workspace";
  return (
    <p
      className={classNames(
        "flex items-start text-pretty wrap-anywhere text-text-2",
        isWorkspace
          ? "gap-3 rounded-card border border-border px-3.5 py-3 text-14"
          : "gap-1.5 text-[12.5px] leading-[1.4]",
        className,
      )}
    >
      <Lantern className={isWorkspace ? "mt-0.5 h-[33px] w-7 flex-none" : "mt-px h-[18px] w-4 flex-none"} />
      <span className={isWorkspace ? undefined : "line-clamp-3"}>
        <b className={isWorkspace ? "block font-650 text-text" : "sr-only"}>
          Why this quest{isWorkspace ? "" : ": "}
        </b>
        {reason}
      </span>
    </p>
  );
}
