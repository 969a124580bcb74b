import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { groupBy } from "#domain/general/group-by.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { CallCard } from "./call-card.tsx";
import { type ApiCall, findCalls } from "./calls.ts";
import type { Reference } from "./use-reference.ts";

const SHOWS = [
  { value: "tokens", label: "For tokens" },
  { value: "all", label: "All calls" },
] as const;
type Shows = (typeof SHOWS)[number]["value"];

/** The call that the address names: /docs/api#get-api-tasks */
const namedCall = () => window.location.hash.slice(1);

/** Searching and reading the calls, by group. */
export function CallBrowser({ reference: { calls, origin } }: { reference: Reference }) {
  const [words, setWords] = useState("");
  const [shows, setShows] = useState<Shows>(() => showsAtFirst(calls));
  const [open, setOpen] = useState<readonly string[]>(() => [namedCall()]);
  useEffect(() => {
    document.getElementById(namedCall())?.scrollIntoView({ block: "start" });
  }, []);
  const offered = calls.filter(({ tokenScope }) => shows === "all" || tokenScope !== undefined);
  const found = findCalls(offered, words);
  const elsewhere = shows === "tokens" ? findCalls(calls, words).length : 0;
  const groups = [...groupBy(found, ({ group }) => group)];
  const toggle = ({ id }: ApiCall) => {
    const isOpen = open.includes(id);
    setOpen(isOpen ? open.filter((other) => other !== id) : [...open, id]);
    if (!isOpen) window.history.replaceState(window.history.state, "", `#${id}`);
  };
  return (
    <section aria-label="Calls" className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <TextInput
          type="search"
          aria-label="Search the calls"
          placeholder="Search: quests, money, streak …"
          leading={<Search />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="w-[min(26rem,calc(100vw-32px))]"
        />
        <Segmented
          label="Which calls"
          segments={SHOWS}
          value={shows}
          onValueChange={setShows}
          className="[&_button]:px-3"
        />
        <p role="status" className="text-14 text-text-2">
          {found.length === 1 ? "1 call" : `${found.length} calls`}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-x-12 gap-y-6 has-[>nav]:lg:grid-cols-[176px_minmax(0,1fr)]">
        {groups.length > 1 ? <GroupLinks groups={groups.map(([group]) => group)} /> : null}
        <div className="grid min-w-0 gap-8">
          {groups.map(([group, ofGroup]) => (
            <section key={group} aria-labelledby={groupId(group)} className="grid min-w-0 gap-3">
              <h2 id={groupId(group)} className="scroll-mt-24 text-22 font-bold tracking-[-.01em]">
                {group}
              </h2>
              <ul className="card min-w-0 overflow-hidden">
                {ofGroup.map((call) => (
                  <CallCard
                    key={call.id}
                    call={call}
                    origin={origin}
                    isOpen={open.includes(call.id)}
                    onToggle={() => toggle(call)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {found.length === 0 ? (
        <div className="grid justify-items-center gap-3">
          <NothingHere
            title="No call matches"
            text={elsewhere > 0 ? "Calls that a token cannot make match." : "Try fewer or other words."}
          />
          {elsewhere > 0 ? (
            <Button size="sm" onClick={() => setShows("all")}>
              Show all calls
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** A link to a call that tokens cannot make must show it all the same. */
function showsAtFirst(calls: readonly ApiCall[]): Shows {
  const named = calls.find(({ id }) => id === namedCall());
  return named && !named.tokenScope ? "all" : "tokens";
}

const groupId = (group: string) => `group-${group.toLowerCase().replaceAll(/\W+/gu, "-")}`;

function GroupLinks({ groups }: { groups: readonly string[] }) {
  return (
    <nav
      aria-label="Groups of calls"
      className="-mx-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none] sm:flex-wrap lg:sticky lg:top-20 lg:mx-0 lg:grid lg:gap-0 lg:px-0"
    >
      {groups.map((group) => (
        <a
          key={group}
          href={`#${groupId(group)}`}
          className="inline-flex h-9 flex-none items-center rounded-full bg-surface-2 px-3 text-14 font-semibold whitespace-nowrap text-text-2 no-underline hover:text-text lg:rounded-input lg:bg-transparent lg:hover:bg-surface-2 pointer-coarse:h-11"
        >
          {group}
        </a>
      ))}
    </nav>
  );
}
