import { EmailAutomation } from "#web/features/email/email-automation.tsx";
import { SentLog } from "#web/features/email/sent-log.tsx";
import { MailStudio } from "#web/features/email/studio/mail-studio.tsx";
import { ConsoleBody, ConsoleHead } from "#web/ui/console-body.tsx";

export function MailsPage() {
  return (
    <ConsoleBody>
      <ConsoleHead title="Mails" about="Three rules bring people back." />
      <EmailAutomation studio={<MailStudio />} />
      <SentLog />
    </ConsoleBody>
  );
}
