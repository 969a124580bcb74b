import { FlagsSection } from "#web/features/admin/flags-section.tsx";
import { PeopleSection } from "#web/features/admin/people-section.tsx";
import { ConsoleBody, ConsoleHead } from "#web/ui/console-body.tsx";

export function PeoplePage() {
  return (
    <ConsoleBody>
      <ConsoleHead title="People" />
      <PeopleSection />
      <FlagsSection />
    </ConsoleBody>
  );
}
