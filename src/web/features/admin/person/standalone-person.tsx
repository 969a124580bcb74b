import { ArrowLeft } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { PersonActs } from "./person-acts.tsx";
import { PersonUnread, PersonWhole } from "./person-whole.tsx";
import { usePerson } from "./use-person.ts";

interface StandalonePersonProps {
  id: string;
  /** The list as it was left. */
  listHref: string;
  onGone: () => void;
}

/** One person under an address of their own: to keep open, or to send to another operator. */
export function StandalonePerson({ id, listHref, onGone }: StandalonePersonProps) {
  const person = usePerson(id);
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid w-full max-w-[1440px] grid-cols-1 content-start gap-3 px-4 pt-3 pb-6.5 sm:px-7"
    >
      <div className="flex items-center justify-between">
        <Link href={listHref} className={buttonClass({ variant: "ghost", size: "sm" })}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          All people
        </Link>
        {person.data ? <PersonActs view={person.data} onGone={onGone} /> : null}
      </div>
      {person.data ? (
        <PersonWhole view={person.data} headingId={headingId} isPage />
      ) : (
        <PersonUnread person={person} headingId={headingId} />
      )}
    </section>
  );
}
