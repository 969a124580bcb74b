import { rateUi } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { RatingForm } from "./rating-form.tsx";
import type { WidgetDialogProps } from "./widget-dialog-props.ts";

const QUESTIONS = {
  visualDesignRating: { label: "Visual design" },
  navigationRating: { label: "Navigation" },
  responsiveDesignRating: { label: "Responsive design" },
  loadingSpeedRating: { label: "Loading speed" },
};

export function UiRatingDialog({ open, onOpenChange, user }: WidgetDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Rate the UI"
      onOpenChange={onOpenChange}
      title="Rate the UI"
      description="1 is poor, 10 is great. Your latest rating of the day counts."
    >
      <RatingForm
        userId={user.id}
        draftName="ui-rating"
        questions={QUESTIONS}
        takesText
        send={({ values, feedback }) => call(rateUi, { ...values, ...withText(feedback.trim()) })}
        thanks={{
          title: "UI Rating Submitted",
          description: "Thank you for your feedback on the user interface!",
        }}
        failure="Failed to submit UI rating"
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

function withText(feedback: string) {
  return feedback ? { feedback } : {};
}
