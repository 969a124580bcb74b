import { useState } from "react";
import type { ShareLinkView } from "#contracts/sharing.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { pageTitle, SharedPage } from "./shared-page.tsx";
import { useRevokePage, useSharedPages } from "./use-shared-pages.ts";

/** The person's public pages, each with a button that takes it offline. */
export function SharedPages() {
  const pages = useSharedPages();
  const revoke = useRevokePage();
  const [asked, setAsked] = useState<ShareLinkView | null>(null);
  if (pages.isPending)
    return (
      <SkeletonRegion label={t("Loading shared pages")}>
        <Skeleton className="h-12 rounded-input" />
      </SkeletonRegion>
    );
  if (pages.isError) return <LoadFailed what={t("Could not be read.")} query={pages} />;
  return (
    <>
      {pages.data.length === 0 ? (
        <p className="text-14 text-text-2">{t("None. What you share gets a public page, listed here.")}</p>
      ) : (
        <ul className="max-h-72 overflow-y-auto" aria-label={t("Shared pages")}>
          {pages.data.map((page) => (
            <SharedPage
              key={page.id}
              page={page}
              isAsking={asked?.id === page.id}
              isRevoking={revoke.isPending && revoke.variables?.id === page.id}
              onAsk={() => setAsked(page)}
              onKeep={() => setAsked(null)}
              onRevoke={() => revoke.mutate(page)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-14 text-text-2 empty:hidden">
        {revoke.isSuccess
          ? t("“{title}” is off the web.", { title: pageTitle(revoke.variables.title) })
          : null}
      </p>
      <WriteFailed error={revoke.error} />
    </>
  );
}
