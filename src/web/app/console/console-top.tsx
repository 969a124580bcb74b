import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useLocation } from "wouter";
import { formatCount } from "#domain/analytics/figures.ts";
import { dashboardErrorLine, useDashboard } from "#web/features/analytics/dashboard/use-dashboard.ts";
import { DemoMark } from "#web/features/analytics/demo-mark.tsx";
import { explain } from "#web/features/analytics/explain.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { consolePageAt } from "#web/wiring/console-pages.ts";

const CLOCK = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
/** Query keys of what the console reads. */
const CONSOLE_CALLS = /^\/api\/(analytics|admin|performance|rag)\//u;
const isOfConsole = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  CONSOLE_CALLS.test(String(queryKey[0]));

/**
 * Above every page of the console. The performance page says itself how fresh it is, and has its own refresh.
 * Not a live region: updates twice a minute would be too many announcements.
 */
export function ConsoleTop() {
  const { data, error, dataUpdatedAt, isFetching } = useDashboard();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ predicate: isOfConsole });
  const isUpdating = useIsFetching({ predicate: isOfConsole }) > 0 || isFetching;
  const [at] = useLocation();
  const hasOwnHead = at === "/performance";
  return (
    <>
      <header
        className={classNames(
          "sticky top-0 z-10 flex h-13 items-center gap-1.5 border-b border-border bg-surface pl-4 text-13 text-text-2 sm:gap-3 sm:px-7",
          // The sign to refresh ends close to the edge; without it the last pill keeps the page's margin.
          hasOwnHead ? "pr-4" : "pr-1",
        )}
      >
        <Crumb />
        {data?.hasDemoPeople ? (
          <span className="max-sm:hidden">
            <DemoMark />
          </span>
        ) : null}
        <span className="flex-1" />
        {data ? <OnlineNow people={data.onlineUsers} visitors={data.onlineVisitors} /> : null}
        {hasOwnHead ? null : (
          <>
            {data ? (
              <p className="leading-none tabular-nums max-sm:sr-only">
                Last updated{" "}
                <time dateTime={new Date(dataUpdatedAt).toISOString()}>{CLOCK.format(dataUpdatedAt)}</time>
              </p>
            ) : null}
            {error && !isFetching ? null : <Pulse isUpdating={isUpdating} />}
            <Tooltip text="Refresh" side="bottom">
              <Button
                variant="ghost"
                size="sm"
                icon
                className="max-sm:size-11"
                aria-label="Refresh"
                onClick={refresh}
              >
                <RefreshCw className="size-4 stroke-2" aria-hidden="true" />
              </Button>
            </Tooltip>
          </>
        )}
      </header>
      {error ? (
        <p role="alert" className="px-4 pt-3 text-15 font-550 wrap-anywhere text-danger sm:px-7">
          {dashboardErrorLine(error)}
        </p>
      ) : null}
    </>
  );
}

function Crumb() {
  const [at] = useLocation();
  const page = consolePageAt(at);
  return (
    <p className="flex min-w-0 items-center gap-1.5 leading-none font-medium max-sm:flex-none">
      {page ? (
        <>
          <span className="max-sm:hidden">{page.group}</span>
          <span className="max-sm:hidden" aria-hidden="true">
            /
          </span>
        </>
      ) : null}
      <b className="truncate font-semibold text-text max-sm:font-display max-sm:text-[20px] max-sm:leading-[1.2] max-sm:font-extrabold max-sm:tracking-[-.02em]">
        {page?.label ?? "Console"}
      </b>
    </p>
  );
}

function OnlineNow({ people, visitors }: { people: number; visitors: number }) {
  const more =
    visitors > 0 ? ` And ${formatCount(visitors)} ${visitors === 1 ? "visitor" : "visitors"}.` : "";
  return (
    <Tooltip text={`${explain("onlineUsers")}${more}`} side="bottom">
      <button
        type="button"
        className="relative flex h-7 flex-none items-center gap-1.5 rounded-full border-0 bg-primary-soft before:absolute before:-inset-y-2 before:inset-x-0 px-2.5 text-13 leading-none font-semibold text-on-primary-soft"
      >
        Online now <b className="num">{formatCount(people)}</b>
      </button>
    </Tooltip>
  );
}

function Pulse({ isUpdating }: { isUpdating: boolean }) {
  return (
    <p
      className={classNames(
        // Wide enough for either label, so that its neighbours do not move.
        "flex h-7 min-w-[86px] flex-none max-sm:min-w-0 items-center justify-center gap-2 rounded-full px-2.5 text-13 leading-none font-650",
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
