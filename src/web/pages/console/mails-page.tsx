import { EmailAutomation } from "#web/features/email/email-automation.tsx";
import { SentLog } from "#web/features/email/sent-log.tsx";
import { MailStudio } from "#web/features/email/studio/mail-studio.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";

export function MailsPage() {
  return (
    <ConsoleBody>
      <EmailAutomation studio={<MailStudio />} />
      <SentLog />
    </ConsoleBody>
  );
}
