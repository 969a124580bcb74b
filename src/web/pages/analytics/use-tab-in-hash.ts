import { useEffect, useState } from "react";

/** The open tab, stored in the URL hash so that links and reloads keep it. The first tab has no hash. */
export function useTabInHash<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [open, setOpen] = useState(() => nameInHash(names));
  useEffect(() => {
    const follow = () => setOpen(nameInHash(names));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [names]);

  const choose = (value: string) => {
    const name = names.find((known) => known === value) ?? names[0];
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}#${name}`);
    setOpen(name);
  };
  return [open, choose] as const;
}

function nameInHash<Name extends string>(names: readonly [Name, ...Name[]]): Name {
  const hash = window.location.hash.slice(1);
  return names.find((name) => name === hash) ?? names[0];
}
