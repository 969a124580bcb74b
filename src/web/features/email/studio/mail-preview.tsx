import { FileText, Monitor, Moon, Send, Smartphone, Sun } from "lucide-react";
import { useState } from "react";
import type { MailType } from "#domain/email/mail-rules.ts";
import type { MailText } from "#domain/email/mail-text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { useWidth } from "#web/ui/charts/use-width.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePreview, useTestOf } from "./use-mail-texts.ts";

const VIEWS = [
  { value: "computer" as const, label: "Computer", icon: <Monitor aria-hidden="true" /> },
  { value: "phone" as const, label: "Phone", icon: <Smartphone aria-hidden="true" /> },
  { value: "text" as const, label: "Plain text", icon: <FileText aria-hidden="true" /> },
];
/** `max-sm` of the classes: a mail for computers is too small to read there. */
const PHONE = "(width < 640px)";
type View = (typeof VIEWS)[number]["value"];

interface MailPreviewProps {
  type: MailType;
  text: MailText;
  /** The text cannot be sent as it stands: the last good one is shown. */
  hasProblem: boolean;
}

/** The mail itself, made by the server, in a frame that runs no scripts. */
export function MailPreview({ type, text, hasProblem }: MailPreviewProps) {
  const [view, setView] = useState<View>(() => (window.matchMedia(PHONE).matches ? "phone" : "computer"));
  const [isDark, setDark] = useState(false);
  const preview = usePreview(type, text);
  const { data } = preview;
  return (
    <section
      aria-label="Preview"
      className="card min-w-0 wide:sticky wide:top-16 wide:col-start-2 wide:row-start-2"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-border p-2.5">
        <Segmented
          label="View of the mail"
          segments={VIEWS}
          value={view}
          onValueChange={setView}
          className="max-sm:min-w-0 max-sm:flex-1 max-sm:[&_button]:h-11 max-sm:[&_svg]:hidden sm:[&_button]:h-8 sm:[&_button]:px-3 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
        />
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label="Preview in dark"
          aria-pressed={isDark}
          className="flex-none max-sm:size-11"
          onClick={() => setDark(!isDark)}
        >
          {isDark ? (
            <Sun className="size-4" aria-hidden="true" />
          ) : (
            <Moon className="size-4" aria-hidden="true" />
          )}
        </Button>
        {hasProblem ? (
          <p className="w-full text-13 text-danger">Shows the last text without a problem.</p>
        ) : null}
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
            <section className="h-[500px] overflow-auto p-3.5" aria-label="Plain text" tabIndex={0}>
              <pre className="font-mono text-13 wrap-anywhere whitespace-pre-wrap">{data.text}</pre>
            </section>
          ) : (
            <MailFrame key={`${view} ${isDark}`} view={view} isDark={isDark} html={data.html} />
          )}
        </>
      ) : preview.isError ? (
        <div className="p-3.5">
          <LoadFailed what="The preview could not be made." query={preview} />
        </div>
      ) : (
        <Skeleton className="m-3.5 h-96 rounded-quest" />
      )}
      <div className="flex justify-end border-t border-border px-3.5 py-2.5">
        <TestButton type={type} text={text} hasProblem={hasProblem} />
      </div>
    </section>
  );
}

/** With its head and foot it fits below the top bar of a window of 800 px. */
const FRAME_HEIGHT_PX = 500;
const PHONE_PX = 360;
/** Wider than 620 px, below which a mail takes its layout for phones. */
const COMPUTER_PX = 700;

interface MailFrameProps {
  view: "computer" | "phone";
  isDark: boolean;
  html: string;
}

/** As wide as the device's window, and smaller in scale where there is less room than that. */
function MailFrame({ view, isDark, html }: MailFrameProps) {
  const [room, roomPx] = useWidth<HTMLDivElement>();
  const widthPx = view === "phone" ? Math.min(PHONE_PX, roomPx) : Math.max(COMPUTER_PX, roomPx);
  const scale = Math.min(1, roomPx / widthPx);
  return (
    <div ref={room} className="relative overflow-hidden" style={{ height: FRAME_HEIGHT_PX }}>
      {/* Until the frame is drawn, which browsers put off while it is out of sight. */}
      <MailSkeleton />
      <iframe
        title={`The mail on a ${view}${isDark ? ", dark" : ""}`}
        srcDoc={inTheme(html, isDark)}
        sandbox=""
        className={classNames("relative block origin-top-left border-0", view === "phone" && "mx-auto")}
        style={{
          width: widthPx,
          height: FRAME_HEIGHT_PX / scale,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          colorScheme: isDark ? "dark" : "light",
        }}
      />
    </div>
  );
}

/** The shape of a mail: the mark, the band, the words and the button. */
function MailSkeleton() {
  return (
    <div className="absolute inset-0 grid content-start gap-3 p-6" aria-hidden="true">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-14 rounded-quest" />
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="mt-3 h-11 w-44 rounded-btn" />
    </div>
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

function TestButton({ type, text, hasProblem }: MailPreviewProps) {
  const test = useTestOf(type, text);
  return (
    <Button size="sm" loading={test.isPending} disabled={hasProblem} onClick={() => test.mutate(undefined)}>
      <Send className="size-4" aria-hidden="true" />
      Test mail to me
    </Button>
  );
}
