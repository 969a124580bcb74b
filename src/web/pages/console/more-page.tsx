import { ChevronRight, House, type LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { ConsoleBody } from "#web/ui/console-body.tsx";
import { CONSOLE_GROUPS } from "#web/wiring/console-pages.ts";

/** All pages by their groups: the rail, for phones. */
export function MorePage() {
  return (
    <ConsoleBody>
      <h1 className="sr-only">Console</h1>
      {CONSOLE_GROUPS.map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h2 className="pb-1.5 text-13 font-medium text-text-2">{name}</h2>
          <ul className="card divide-y divide-border overflow-hidden">
            {pages.map((page) => (
              <Entry key={page.path} {...page} />
            ))}
          </ul>
        </section>
      ))}
      <ul className="card overflow-hidden">
        <Entry path="/" label="Home" about="Back to the app" Icon={House} />
      </ul>
    </ConsoleBody>
  );
}

interface EntryProps {
  path: string;
  label: string;
  about: string;
  Icon: LucideIcon;
}

function Entry({ path, label, about, Icon }: EntryProps) {
  return (
    <li>
      <Link href={path} className="flex min-h-14 items-center gap-3 px-3.5 py-2 hover:bg-bg">
        <Icon className="size-5 text-text-2" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <b className="block text-15 leading-tight font-semibold">{label}</b>
          <small className="block text-13 leading-tight text-text-2">{about}</small>
        </span>
        <ChevronRight className="size-4 text-text-2" aria-hidden="true" />
      </Link>
    </li>
  );
}
