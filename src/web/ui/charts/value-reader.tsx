import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { TooltipBubble } from "../overlays/tooltip-bubble.tsx";
import { useCloseByPressElsewhere } from "../overlays/use-explanation.ts";

interface ValueReaderProps {
  /** Accessible name, e.g. "Peak usage hours, hour by hour". */
  label: string;
  /** Each value as text. */
  texts: readonly string[];
  /** The drawing. Each value's element has a `data-value-index`; the tooltip points at its first child. */
  children: ReactNode;
}

/** Shows a drawing's values one at a time: on hover, tap, or with the arrow keys. */
export function ValueReader({ label, texts, children }: ValueReaderProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<Element | null>(null);
  const close = () => setRead(null);
  useCloseByPressElsewhere(read !== null, drawing, close);
  const readAt = (index: number) =>
    setRead(drawing.current?.querySelector(`[data-value-index="${index}"]`) ?? null);
  const readUnder = ({ target }: PointerEvent) =>
    setRead(target instanceof Element ? target.closest("[data-value-index]") : null);
  const last = texts.length - 1;
  const index = read ? Number(read.getAttribute("data-value-index")) : last;
  return (
    <div className="relative rounded-badge outline-offset-4 outline-primary has-focus-visible:outline-2">
      <div
        ref={drawing}
        aria-hidden="true"
        onPointerMove={readUnder}
        onPointerDown={readUnder}
        // Touch pointers leave as soon as the finger is lifted.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && close()}
      >
        {children}
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={texts[index]}
        min={0}
        max={last}
        value={index}
        onChange={({ target }) => readAt(target.valueAsNumber)}
        onFocus={() => readAt(index)}
        onBlur={close}
        className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
      />
      {read ? (
        <TooltipBubble
          key={index}
          text={texts[index] ?? ""}
          side="top"
          frame={{ current: read }}
          onClose={close}
          // It covers other values.
          className="pointer-events-none"
        />
      ) : null}
    </div>
  );
}
