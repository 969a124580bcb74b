import { listAudit } from "#contracts/admin/admin.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { call } from "#web/platform/api/api.ts";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { When } from "#web/ui/when.tsx";
import { auditSentence } from "./audit-text.ts";
import { PagedList } from "./paged-list.tsx";
import { usePages } from "./pages.ts";

type AuditEntry = OutputOf<typeof listAudit>["entries"][number];

export function AuditSection() {
  const entries = usePages<AuditEntry>({
    path: listAudit.path,
    read: async (before, signal) => {
      const page = await call(listAudit, before, { signal });
      return { rows: page.entries, count: null, next: page.next };
    },
  });
  return (
    <SectionCard
      title="Audit log"
      about="What admins and operators did, and who signed out; newest first. Nobody can change it; a name goes when its account is deleted for good."
    >
      <PagedList
        pages={entries}
        what="audit entries"
        isReadOnly
        empty={<NothingHere title="Nothing was done yet" text="Every act of an admin leaves a line here." />}
      >
        {(entry) => <AuditRow entry={entry} />}
      </PagedList>
    </SectionCard>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-14">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {auditSentence(entry).map(({ text, isName }, place) =>
          isName ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
            <b key={place} className="font-650">
              {text}
            </b>
          ) : (
            text
          ),
        )}
        .
      </p>
      <p className="text-13 text-text-2 tabular-nums">
        <When at={entry.at} withTime />
      </p>
    </div>
  );
}
