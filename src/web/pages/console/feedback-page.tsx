import { FeedbackSection } from "#web/features/admin/feedback-section.tsx";
import { ConsoleBody, ConsoleHead } from "#web/ui/console-body.tsx";

export function FeedbackPage() {
  return (
    <ConsoleBody>
      <ConsoleHead title="Feedback" />
      <FeedbackSection />
    </ConsoleBody>
  );
}
