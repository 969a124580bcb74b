import { MonitorSmartphone } from "lucide-react";
import type { SessionView } from "#contracts/accounts.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { deviceWords } from "#web/platform/language/device-words.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge, IconTile } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { lastUsed } from "./last-used.ts";
import { useEndSession, useSessions } from "./use-sessions.ts";

export function SessionList() {
  const sessions = useSessions();
  const end = useEndSession();
  if (sessions.isPending) {
    return (
      <SkeletonRegion label={t("Loading where you are signed in")} className="grid gap-2">
        <Skeleton className="h-14 rounded-input" />
        <Skeleton className="h-14 rounded-input" />
      </SkeletonRegion>
    );
  }
  if (sessions.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
        <p className="mr-auto text-danger">{displayOf(sessions.error)}</p>
        <Button size="sm" loading={sessions.isFetching} onClick={() => sessions.refetch()}>
          {t("Retry")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ul className="max-h-72 overflow-y-auto">
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      <WriteFailed error={end.error} />
    </>
  );
}

interface SessionRowProps {
  session: SessionView;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-border py-2.5 last:border-0">
      <IconTile tone="neutral">
        <MonitorSmartphone className="size-[18px]" />
      </IconTile>
      <div className="min-w-0 flex-1">
        <p className="text-15 font-550 wrap-anywhere">{deviceWords(session.device)}</p>
        <p className="text-13 text-text-2">
          {t("Used {when}", { when: lastUsed(session.lastSeenAt, new Date()) })}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="primary">{t("This device")}</Badge>
      ) : (
        <Button
          size="sm"
          loading={isEnding}
          aria-label={t("Sign out {device}", { device: deviceWords(session.device) })}
          data-track="Sign out a device"
          onClick={onEnd}
        >
          {t("Sign out")}
        </Button>
      )}
    </li>
  );
}
