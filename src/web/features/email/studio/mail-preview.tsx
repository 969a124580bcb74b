import { FileText, Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useState } from "react";
import type { MailType } from "#domain/email/mail-rules.ts";
import type { MailText } from "#domain/email/mail-text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePreview } from "./use-mail-texts.ts";

const VIEWS = [
  { value: "computer" as const, label: "Computer", icon: <Monitor aria-hidden="true" /> },
  { value: "phone" as const, label: "Phone", icon: <Smartphone aria-hidden="true" /> },
  { value: "text" as const, label: "Plain text", icon: <FileText aria-hidden="true" /> },
];
type View = (typeof VIEWS)[number]["value"];

interface MailPreviewProps {
  type: MailType;
  text: MailText;
  /** The text cannot be sent as it stands: the last good one is shown. */
  hasProblem: boolean;
}

/** The mail itself, made by the server, in a frame that runs no scripts. */
export function MailPreview({ type, text, hasProblem }: MailPreviewProps) {
  const [view, setView] = useState<View>("computer");
  const [isDark, setDark] = useState(false);
  const preview = usePreview(type, text);
  const { data } = preview;
  return (
    <section aria-label="Preview" className="min-w-0 rounded-card border border-border">
      <div className="flex flex-wrap items-center gap-2 border-b border-border p-2.5">
        <Segmented
          label="View of the mail"
          segments={VIEWS}
          value={view}
          onValueChange={setView}
          className="max-sm:w-full max-sm:[&_svg]:hidden sm:[&_button]:h-8 sm:[&_button]:px-3 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
        />
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label="Preview in dark"
          aria-pressed={isDark}
          onClick={() => setDark(!isDark)}
        >
          {isDark ? (
            <Sun className="size-4" aria-hidden="true" />
          ) : (
            <Moon className="size-4" aria-hidden="true" />
          )}
        </Button>
        {hasProblem ? <p className="text-13 text-danger">Shows the last text without a problem.</p> : null}
      </div>
      {data ? (
        <>
          <dl className="grid gap-1 border-b border-border px-3.5 py-2.5 text-13">
            <Line name="From" value={data.from} />
            <Line name="Subject" value={data.subject} />
            <Line name="Preheader" value={data.preheader} />
          </dl>
          {view === "text" ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys as well
            <section className="h-[560px] overflow-auto p-3.5" aria-label="Plain text" tabIndex={0}>
              <pre className="font-mono text-13 wrap-anywhere whitespace-pre-wrap">{data.text}</pre>
            </section>
          ) : (
            <iframe
              key={`${view} ${isDark}`}
              title={`The mail on a ${view}${isDark ? ", dark" : ""}`}
              srcDoc={inTheme(data.html, isDark)}
              sandbox=""
              className={classNames(
                "mx-auto block h-[560px] w-full rounded-b-card border-0",
                view === "phone" && "max-w-[360px]",
              )}
              style={{ colorScheme: isDark ? "dark" : "light" }}
            />
          )}
        </>
      ) : preview.isError ? (
        <div className="p-3.5">
          <LoadFailed what="The preview could not be made." query={preview} />
        </div>
      ) : (
        <Skeleton className="m-3.5 h-96 rounded-quest" />
      )}
    </section>
  );
}

/** The mail's media query follows the reader's system; here it follows the button. */
function inTheme(html: string, isDark: boolean): string {
  return html.replace("@media (prefers-color-scheme: dark)", isDark ? "@media all" : "@media not all");
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[76px_1fr] gap-2">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 font-550 wrap-anywhere">{value}</dd>
    </div>
  );
}
