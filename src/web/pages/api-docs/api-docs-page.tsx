import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";
import { CallBrowser } from "./call-browser.tsx";
import { Guide } from "./guide.tsx";
import { useReference } from "./use-reference.ts";
import { WebhookGuide } from "./webhook-guide.tsx";

/** The API reference, drawn from the document that the server writes from its contracts. */
export function ApiDocsPage() {
  const reference = useReference();
  return (
    <PageColumn>
      <BackLink>Back to Home</BackLink>
      <h1 className="mt-4 text-28 font-extrabold tracking-[-.02em] sm:text-40">The SideQuest API</h1>
      <p className="mt-2 mb-8 text-16 text-pretty text-text-2">
        Every call that the app makes, for your own programs too. Machines read{" "}
        <a href="/api/openapi.json" className="underline underline-offset-3">
          openapi.json
        </a>
        .
      </p>
      {reference.data ? (
        <div className="grid gap-12">
          <Guide origin={reference.data.origin} />
          <WebhookGuide />
          <CallBrowser reference={reference.data} />
        </div>
      ) : reference.isError ? (
        <LoadFailed what="The reference could not be read." query={reference} />
      ) : (
        <SkeletonRegion label="Loading the reference" className="grid gap-4">
          <Skeleton className="h-40 rounded-panel" />
          <Skeleton className="h-96 rounded-panel" />
        </SkeletonRegion>
      )}
    </PageColumn>
  );
}
