import { CONCERN_MAX_LENGTH } from "#domain/business/concern.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface ConcernFormProps {
  text: string;
  isReading: boolean;
  /** These words were read: what comes next is one of the readings. */
  isRead: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
}

export function ConcernForm({ text, isReading, isRead, onChange, onSend }: ConcernFormProps) {
  return (
    <form
      className="flex gap-2 max-sm:flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSend();
      }}
    >
      <TextInput
        aria-label={t("What is on your mind, in a sentence")}
        placeholder={t("In a sentence: “People look and do not buy”")}
        maxLength={CONCERN_MAX_LENGTH}
        value={text}
        className="min-w-0 flex-1"
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        type="submit"
        variant={text.trim() && !isRead ? "primary" : "neutral"}
        loading={isReading}
        disabled={!text.trim()}
        data-track="Read concern"
      >
        {t("Find a quest")}
      </Button>
    </form>
  );
}
