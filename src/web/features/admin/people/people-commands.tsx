import { useQuery } from "@tanstack/react-query";
import { listPeople } from "#contracts/admin/people.ts";
import { call } from "#web/platform/api/api.ts";
import { usePaused } from "#web/platform/api/use-paused.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import type { Command } from "#web/ui/overlays/command-palette.tsx";
import { withRange } from "#web/wiring/console-path.ts";

const SHOWN = 6;
/** A single letter begins the name of almost everybody. */
const SEARCHED_FROM_LENGTH = 2;

/** People by name, email or business as entries of the palette; each opens the person's page. */
export function usePeopleCommands(
  isOn: boolean,
  query: string,
  navigate: (path: `/analytics/people?${string}`) => void,
) {
  const typed = query.trim();
  const asked = usePaused(typed);
  const answer = useQuery({
    queryKey: [listPeople.path, "palette", asked],
    queryFn: ({ signal }) => call(listPeople, { search: asked }, { signal }),
    enabled: isOn && asked.length >= SEARCHED_FROM_LENGTH,
    retry: 0,
    retryOnMount: true,
  });
  return (text: string): Command[] => {
    // An answer belongs to its text: one that comes late is never shown for another.
    const people = text.trim() === asked ? (answer.data?.people ?? []) : [];
    return people.slice(0, SHOWN).map(({ id, username, email, profileImageUrl }) => ({
      id: `person-${id}`,
      label: username,
      group: "People",
      icon: <Avatar name={username} src={profileImageUrl} size="xs" />,
      aside: <span className="flex-none truncate text-13 font-normal text-text-2">{email}</span>,
      run: () =>
        navigate(
          withRange(
            `/analytics/people?person=${id}`,
            window.location.search,
          ) as `/analytics/people?${string}`,
        ),
    }));
  };
}
