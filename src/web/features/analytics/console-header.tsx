import { Home, RefreshCw } from "lucide-react";
import { Link } from "wouter";
import { classNames } from "#web/ui/class-names.ts";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { dashboardErrorLine, useDashboard } from "./dashboard/use-dashboard.ts";
import { DemoMark } from "./demo-mark.tsx";

const CLOCK = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** Header of all three tabs. Not a live region: updates twice a minute would be too many announcements. */
export function ConsoleHeader({ onRefresh }: { onRefresh: () => void }) {
  const { data, error, dataUpdatedAt, isFetching } = useDashboard();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-28 font-extrabold tracking-[-.02em] sm:text-[30px]">Analytics Dashboard</h1>
          {data?.hasDemoPeople ? <DemoMark /> : null}
        </div>
        {data ? (
          <p className="text-14 leading-none font-medium text-text-2 tabular-nums max-stack:order-last max-stack:w-full">
            Last updated{" "}
            <time dateTime={new Date(dataUpdatedAt).toISOString()}>{CLOCK.format(dataUpdatedAt)}</time>
          </p>
        ) : null}
        {error && !isFetching ? null : <Pulse isUpdating={isFetching} />}
        <Button size="sm" onClick={onRefresh}>
          <RefreshCw className="size-4 stroke-2" aria-hidden="true" />
          Refresh
        </Button>
        <Link href="/" className={buttonClass({ variant: "ghost", size: "sm" })}>
          <Home className="size-[18px]" aria-hidden="true" />
          Home
        </Link>
      </div>
      {error ? (
        <p role="alert" className="mt-3 text-15 font-550 text-danger wrap-anywhere">
          {dashboardErrorLine(error)}
        </p>
      ) : null}
    </>
  );
}

function Pulse({ isUpdating }: { isUpdating: boolean }) {
  return (
    <p
      className={classNames(
        // Wide enough for either label, so that its neighbours do not move.
        "flex h-8 min-w-[100px] items-center justify-center gap-2 rounded-full px-3 text-[13.5px] leading-none font-650",
        isUpdating ? "bg-info-soft text-info" : "bg-success-soft text-success",
      )}
    >
      <span
        className={classNames("size-2 rounded-full bg-current", isUpdating && "moves animate-pulse-dot")}
      />
      {isUpdating ? "Updating" : "Live"}
    </p>
  );
}
