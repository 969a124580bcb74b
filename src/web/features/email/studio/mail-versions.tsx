import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { MailTextView } from "#contracts/console/mails.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { When } from "#web/ui/when.tsx";
import { useRestore, useVersions } from "./use-mail-texts.ts";

/** Every version of a text, each to be sent again. */
export function MailVersions({ current }: { current: MailTextView }) {
  const [isOpen, setOpen] = useState(false);
  const versions = useVersions(current.type, isOpen);
  const restore = useRestore(current.type);
  return (
    <div>
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        All versions
        <ChevronDown
          className={classNames("size-4 transition-transform", isOpen && "rotate-180")}
          aria-hidden="true"
        />
      </Button>
      {isOpen ? (
        versions.data ? (
          <ul aria-label="versions" className="mt-1 max-h-72 overflow-y-auto">
            {versions.data.versions.map((version) => (
              <li
                key={version.version}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-2 text-14 last:border-0"
              >
                <div className="min-w-0 flex-1 basis-44">
                  <p className="font-650 wrap-anywhere">{version.subject}</p>
                  <p className="text-13 wrap-anywhere text-text-2">
                    <Origin version={version} />
                  </p>
                </div>
                {version.version === current.version ? (
                  <span className="text-13 text-text-2">Sent now</span>
                ) : (
                  <Button
                    size="sm"
                    aria-label={`Restore version ${version.version}`}
                    loading={restore.isPending && restore.variables.version === version.version}
                    onClick={() => restore.mutate({ version: version.version, basedOn: current.version })}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ul>
        ) : versions.isError ? (
          <LoadFailed what="The versions could not be read." query={versions} />
        ) : (
          <Skeleton className="mt-1 h-20 rounded-quest" />
        )
      ) : null}
    </div>
  );
}

function Origin({ version: { version, changedAt, changedBy, restoredFrom } }: { version: MailTextView }) {
  if (!changedAt) return `Version ${version}, the text that SideQuest brings`;
  return (
    <>
      Version {version}
      {restoredFrom === null ? "" : `, again version ${restoredFrom}`}, by {changedBy},{" "}
      <When at={changedAt} withTime />
    </>
  );
}
