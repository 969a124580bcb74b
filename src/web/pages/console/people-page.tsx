import { People } from "#web/features/admin/people/people.tsx";

export function PeoplePage() {
  return <People />;
}
