import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { PROMPT_MAX_LENGTH } from "#contracts/mentor.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** From this length on, the character count is shown. */
const NEAR_LIMIT = PROMPT_MAX_LENGTH - 400;

interface MessageBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isWaiting: boolean;
  placeholder: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

export function MessageBox(props: MessageBoxProps) {
  const { ref, text, isWaiting, placeholder, onText, onSend, onStop } = props;
  const countId = useId();
  const length = text.trim().length;
  const isTooLong = length > PROMPT_MAX_LENGTH;
  const canSend = length > 0 && !isTooLong && !isWaiting;
  const send = () => {
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends an IME composition; Safari reports that by the key code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div>
      <div
        className={classNames(
          "flex items-end gap-2 rounded-[15px] border bg-surface py-1.5 pr-1.5 pl-3.5 pointer-coarse:py-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary",
          isTooLong ? "border-danger" : "border-control",
        )}
      >
        <textarea
          ref={ref}
          rows={1}
          aria-label={t("Your question")}
          aria-describedby={length > NEAR_LIMIT ? countId : undefined}
          aria-invalid={isTooLong || undefined}
          // Not `disabled`: that would drop the focus and close a phone's keyboard.
          readOnly={isWaiting}
          aria-disabled={isWaiting || undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-w-0 flex-1 resize-none self-center border-0 bg-transparent py-1.5 text-15 leading-[1.45] outline-none placeholder:text-text-2 placeholder:opacity-100 read-only:text-text-2 pointer-coarse:min-h-11 pointer-coarse:py-2.5 pointer-coarse:text-16"
        />
        {/* One button for send and stop, to keep the focus; a double click must not send and then stop. */}
        <Button
          variant="primary"
          size="sm"
          icon
          aria-label={isWaiting ? t("Stop") : t("Send")}
          aria-disabled={!isWaiting && !canSend}
          onClick={({ detail }) => (isWaiting ? detail < 2 && onStop() : send())}
          className="mb-[3px]"
        >
          {isWaiting ? (
            <Square className="size-3.5 fill-current" aria-hidden="true" />
          ) : (
            <ArrowUp className="size-5" aria-hidden="true" />
          )}
        </Button>
      </div>
      {length > NEAR_LIMIT ? (
        <p
          id={countId}
          role={isTooLong ? "alert" : undefined}
          className={classNames(
            "mt-1.5 px-1 text-right text-12 tabular-nums",
            isTooLong ? "font-semibold text-danger" : "text-text-2",
          )}
        >
          {isTooLong
            ? tn(length - PROMPT_MAX_LENGTH, "Too long by 1 character", "Too long by {n} characters")
            : t("{count} of {total}", {
                count: length.toLocaleString(language),
                total: PROMPT_MAX_LENGTH.toLocaleString(language),
              })}
        </p>
      ) : null}
    </div>
  );
}
