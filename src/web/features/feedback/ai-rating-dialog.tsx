import { rateAi } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { RatingForm } from "./rating-form.tsx";
import type { WidgetDialogProps } from "./widget-dialog-props.ts";

const QUESTIONS = {
  aiToolRating: { label: "AI tools", hint: "The mentor, and the tools it suggests" },
  aiTaskRating: { label: "AI quests", hint: "The quests that are made for you" },
};

export function AiRatingDialog({ open, onOpenChange, user }: WidgetDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Rate the AI"
      onOpenChange={onOpenChange}
      title="Rate the AI"
      description="1 is poor, 10 is great. Your latest rating of the day counts."
    >
      <RatingForm
        userId={user.id}
        draftName="ai-rating"
        questions={QUESTIONS}
        send={({ values }) => call(rateAi, values)}
        thanks={{
          title: "AI Rating Submitted",
          description: "Thank you for your feedback on the AI features!",
        }}
        failure="Failed to submit AI rating"
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
