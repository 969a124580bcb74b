import { rateUi } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { RatingForm } from "./rating-form.tsx";
import type { WidgetDialogProps } from "./widget-dialog-props.ts";

const QUESTIONS = {
  visualDesignRating: { label: t("Visual design") },
  navigationRating: { label: t("Navigation") },
  responsiveDesignRating: { label: t("Responsive design") },
  loadingSpeedRating: { label: t("Loading speed") },
};

export function UiRatingDialog({ open, onOpenChange, user }: WidgetDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Rate the UI"
      onOpenChange={onOpenChange}
      title={t("Rate the UI")}
      description={t("1 is poor, 10 is great. Your latest rating of the day counts.")}
    >
      <RatingForm
        userId={user.id}
        draftName="ui-rating"
        questions={QUESTIONS}
        takesText
        send={({ values, feedback }) => call(rateUi, { ...values, ...withText(feedback.trim()) })}
        thanks={{
          title: t("UI Rating Submitted"),
          description: t("Thank you for your feedback on the user interface!"),
        }}
        failure={t("Failed to submit UI rating")}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

function withText(feedback: string) {
  return feedback ? { feedback } : {};
}
