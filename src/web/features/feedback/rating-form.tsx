import { RATING_FEEDBACK_MAX_LENGTH, RATING_MAX, RATING_MIN } from "#contracts/feedback.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { t } from "#web/platform/language/text.ts";
import { TextAreaField } from "#web/ui/controls/labelled-fields.tsx";
import { Slider } from "#web/ui/controls/slider.tsx";
import { FormEnd } from "./form-end.tsx";
import { fromKept, type Ratings, startOf } from "./rating-draft.ts";
import { useFeedbackForm } from "./use-feedback-form.ts";

interface Question {
  label: string;
  hint?: string;
}

interface RatingFormProps<Name extends string> {
  userId: string;
  /** Storage name of the draft. */
  draftName: string;
  /** The rated aspects, in the order on screen. */
  questions: Record<Name, Question>;
  /** Adds a text field. */
  takesText?: boolean;
  send: (ratings: Ratings<Name>) => Promise<unknown>;
  thanks: { title: string; description: string };
  failure: string;
  onClose: () => void;
}

export function RatingForm<Name extends string>(props: RatingFormProps<Name>) {
  const { userId, draftName, questions, takesText = false, onClose } = props;
  const names = Object.keys(questions) as Name[];
  const form = useFeedbackForm({
    start: startOf(names),
    draft: draftSlot(userId, draftName, (kept) => fromKept(kept, names)),
    send: props.send,
    thanks: () => props.thanks,
    failure: props.failure,
    onClose,
  });
  const { values: ratings, change } = form;
  return (
    <form className="grid gap-4" onSubmit={form.submit}>
      <div className="grid gap-2.5">
        {names.map((name) => (
          <RatingRow
            key={name}
            {...questions[name]}
            value={ratings.values[name]}
            onChange={(value) => change({ values: { ...ratings.values, [name]: value } })}
          />
        ))}
      </div>
      {takesText ? (
        <TextAreaField
          label={t("Anything to add? (optional)")}
          maxLength={RATING_FEEDBACK_MAX_LENGTH}
          value={ratings.feedback}
          onValueChange={(feedback) => change({ feedback })}
        />
      ) : null}
      <FormEnd {...form} />
    </form>
  );
}

interface RatingRowProps extends Question {
  value: number;
  onChange: (value: number) => void;
}

function RatingRow({ label, hint, value, onChange }: RatingRowProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3" aria-hidden="true">
        <span className="field-label">
          {label}
          {hint ? <span className="block text-13 font-normal text-text-2">{hint}</span> : null}
        </span>
        <span className="num text-14 text-text-2">
          <b className="font-display text-22 font-750 text-text">{value}</b> / {RATING_MAX}
        </span>
      </div>
      <Slider
        label={hint ? `${label}: ${hint}` : label}
        min={RATING_MIN}
        max={RATING_MAX}
        value={value}
        onValueChange={onChange}
        valueText={(rating) => t("{rating} of {max}", { rating, max: RATING_MAX })}
      />
    </div>
  );
}
