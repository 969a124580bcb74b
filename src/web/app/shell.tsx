import { useRef } from "react";
import { useLocation } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { useSession } from "#web/platform/session/session.ts";
import { SkipLink } from "../ui/controls/skip-link.tsx";
import { CrashNotice } from "./crash-notice.tsx";
import { useLoadingScreen } from "./loading-screen.ts";
import { MemberGate } from "./member-gate.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PublicShell } from "./public/public-shell.tsx";
import { isSameForAll, screenAt } from "./routes.ts";

/** Chooses the member or public layout and the screen for the current path. */
export function Shell() {
  const [path] = useLocation();
  const session = useSession();
  const shown = useRef({ firstPath: path, screens: 0 });
  useLoadingScreen(!session.isPending);

  if (session.isPending) return null;
  if (session.isError && !isSameForAll(path)) {
    return (
      <main id="main" className="flex min-h-dvh flex-col justify-center">
        <CrashNotice
          text={t("We could not find out who you are. Nothing is lost: check your connection and try again.")}
          detail={session.error.message}
          isRetrying={session.isFetching}
          onRetry={() => session.refetch()}
        />
      </main>
    );
  }

  const user = session.data ?? null;
  const page = <PageFrame path={path} screen={screenAt(path, user !== null)} shown={shown} />;
  return (
    <>
      <SkipLink />
      {user ? <MemberGate user={user}>{page}</MemberGate> : <PublicShell path={path}>{page}</PublicShell>}
    </>
  );
}
