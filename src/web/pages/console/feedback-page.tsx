import { FeedbackSection } from "#web/features/admin/inbox/feedback-section.tsx";

export function FeedbackPage() {
  return <FeedbackSection />;
}
