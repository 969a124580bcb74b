import { rateAi } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { RatingForm } from "./rating-form.tsx";
import type { WidgetDialogProps } from "./widget-dialog-props.ts";

const QUESTIONS = {
  aiToolRating: { label: t("AI tools"), hint: t("The mentor, and the tools it suggests") },
  aiTaskRating: { label: t("AI quests"), hint: t("The quests that are made for you") },
};

export function AiRatingDialog({ open, onOpenChange, user }: WidgetDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Rate the AI"
      onOpenChange={onOpenChange}
      title={t("Rate the AI")}
      description={t("1 is poor, 10 is great. Your latest rating of the day counts.")}
    >
      <RatingForm
        userId={user.id}
        draftName="ai-rating"
        questions={QUESTIONS}
        send={({ values }) => call(rateAi, values)}
        thanks={{
          title: t("AI Rating Submitted"),
          description: t("Thank you for your feedback on the AI features!"),
        }}
        failure={t("Failed to submit AI rating")}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
