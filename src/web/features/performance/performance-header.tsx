import { Download, Home, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { classNames } from "#web/ui/class-names.ts";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { type PerformanceFormat, savePerformance } from "./save-performance.ts";

const CLOCK = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

interface PerformanceHeaderProps {
  isLive: boolean;
  /** Null before the first figures have arrived. */
  updatedAt: number | null;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Not a live region: updates every five seconds would be too many announcements. */
export function PerformanceHeader({ isLive, updatedAt, isRefreshing, onRefresh }: PerformanceHeaderProps) {
  return (
    <div className="mb-3.5 flex flex-wrap items-end gap-x-4 gap-y-2.5">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-28 leading-[1.1] font-extrabold tracking-[-.02em] max-sm:text-24">
            Performance Dashboard
          </h1>
          <Connection isLive={isLive} />
        </div>
        <p className="mt-1 min-h-[18px] text-13 text-text-2 tabular-nums">
          {updatedAt === null ? null : (
            <>
              Last updated <time dateTime={new Date(updatedAt).toISOString()}>{CLOCK.format(updatedAt)}</time>
            </>
          )}
        </p>
      </div>
      <div className="grid gap-2.5 max-sm:w-full max-sm:grid-cols-2 sm:flex sm:flex-wrap sm:items-center">
        <Button size="sm" loading={isRefreshing} onClick={onRefresh}>
          <RefreshCw className="size-4 stroke-2" aria-hidden="true" />
          Refresh
        </Button>
        <Exports />
        <Link href="/" className={buttonClass({ size: "sm" })}>
          <Home className="size-4" aria-hidden="true" />
          Dashboard
        </Link>
      </div>
    </div>
  );
}

function Connection({ isLive }: { isLive: boolean }) {
  return (
    <p
      className={classNames(
        // Wide enough for either label, so that its neighbours do not move.
        "flex h-8 min-w-[96px] items-center justify-center gap-2 rounded-full px-3 text-[13.5px] leading-none font-650",
        isLive ? "bg-success-soft text-success" : "bg-warning-soft text-warning",
      )}
    >
      <span className={classNames("size-2 rounded-full bg-current", isLive && "moves animate-pulse-dot")} />
      {isLive ? "Live" : "Polling"}
    </p>
  );
}

const EXPORT_WORDS: Record<PerformanceFormat, string> = { json: "Export JSON", csv: "Export CSV" };

/** What is measured, as a file. */
export function Exports() {
  return (
    <>
      <Export format="json" />
      <Export format="csv" />
    </>
  );
}

function Export({ format }: { format: PerformanceFormat }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await savePerformance(format);
    setSaving(false);
  };
  return (
    <Button size="sm" loading={isSaving} onClick={save}>
      <Download className="size-4 stroke-2" aria-hidden="true" />
      {EXPORT_WORDS[format]}
    </Button>
  );
}
