import { ChevronDown } from "lucide-react";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CallDetails } from "./call-details.tsx";
import type { ApiCall } from "./calls.ts";

const METHOD_TONES: Record<string, BadgeTone> = {
  GET: "primary",
  POST: "success",
  PUT: "info",
  PATCH: "warning",
  DELETE: "danger",
};

interface CallCardProps {
  call: ApiCall;
  origin: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function CallCard({ call, origin, isOpen, onToggle }: CallCardProps) {
  return (
    <li id={call.id} className="scroll-mt-24 border-b border-border last:border-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          data-track="Open an API call"
          onClick={onToggle}
          // The spacing of the heading would draw the words of the sentence together.
          className="flex min-h-11 w-full items-start gap-3 px-4 py-3 text-left tracking-normal hover:bg-surface-2 sm:px-6"
        >
          <span className="grid min-w-0 flex-1 gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone={METHOD_TONES[call.method]} className="font-mono">
                {call.method}
              </Badge>
              <code className="min-w-0 font-mono text-14 font-semibold wrap-anywhere max-sm:order-1 max-sm:w-full">
                {call.path}
              </code>
              <WhoBadge call={call} />
            </span>
            <span className="font-body text-14 leading-normal font-normal text-pretty wrap-anywhere text-text-2">
              {call.summary}
            </span>
          </span>
          <ChevronDown
            className={classNames(
              "mt-0.5 size-5 flex-none text-text-2 transition-transform",
              isOpen && "rotate-180",
            )}
            aria-hidden="true"
          />
        </button>
      </h3>
      {isOpen ? <CallDetails call={call} origin={origin} /> : null}
    </li>
  );
}

function WhoBadge({ call: { access, tokenScope } }: { call: ApiCall }) {
  if (tokenScope) return <Badge>{tokenScope === "read" ? "Token" : "Token to write"}</Badge>;
  return <Badge>{{ public: "Anyone", member: "Signed in", admin: "Admins" }[access]}</Badge>;
}
