import { Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "#web/platform/copy-text.ts";
import { Button } from "#web/ui/controls/button.tsx";

interface CodeBlockProps {
  /** What it is, for the heading and for screen readers. */
  label: string;
  text: string;
  hasCopy?: boolean;
}

/** Code that scrolls by itself, also with the keyboard. */
export function CodeBlock({ label, text, hasCopy = false }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <figure className="grid min-w-0 content-start gap-1.5">
      <figcaption className="flex min-h-9 items-center justify-between gap-2">
        <span className="field-label">{label}</span>
        {hasCopy ? (
          <span className="flex items-center gap-2">
            <span role="status" className="text-13 text-text-2">
              {isCopied === null ? "" : isCopied ? "Copied." : "Copy it by hand."}
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Copy: ${label}`}
              data-track="Copy API example"
              onClick={async ({ currentTarget }) => setIsCopied(await copyText(text, currentTarget))}
            >
              <Copy className="size-4" aria-hidden="true" />
              Copy
            </Button>
          </span>
        ) : null}
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-96 overflow-auto rounded-input border border-border bg-surface-2 p-3"
      >
        <pre className="font-mono text-13 leading-[1.55]">{text}</pre>
      </section>
    </figure>
  );
}

/** A name within a sentence. */
export function Code({ children }: { children: string }) {
  return <code className="font-mono text-14 wrap-anywhere">{children}</code>;
}
