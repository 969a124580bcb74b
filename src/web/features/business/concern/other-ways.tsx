import { tx } from "#web/platform/language/rich-text.tsx";
import { openMentor } from "#web/wiring/signals.ts";

/** For somebody whom no reading fits. */
export function OtherWays({ text }: { text: string }) {
  return (
    <p className="text-14 text-text-2">
      {tx("Nothing fits? <ask>Ask the mentor</ask> or say it in other words.", {
        ask: (label) => (
          <button
            type="button"
            className="relative border-0 bg-transparent p-0 font-semibold text-on-primary-soft underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3"
            data-track="Ask mentor about concern"
            onClick={() => openMentor.emit({ prompt: text })}
          >
            {label}
          </button>
        ),
      })}
    </p>
  );
}
