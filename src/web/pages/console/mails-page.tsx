import { EmailAutomation } from "#web/features/email/email-automation.tsx";
import { ConsoleBody, ConsoleHead } from "#web/ui/console-body.tsx";

export function MailsPage() {
  return (
    <ConsoleBody>
      <ConsoleHead title="Mails" />
      <EmailAutomation />
    </ConsoleBody>
  );
}
