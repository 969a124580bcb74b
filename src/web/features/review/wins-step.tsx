import { Pencil, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { WIN_MAX_LENGTH, WINS, type Win } from "#domain/review/draft-review.ts";
import { t } from "#web/platform/language/text.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { aboutText } from "./review-words.ts";

interface WinsStepProps {
  wins: readonly Win[];
  onChange: (wins: Win[]) => void;
}

/** The drafted wins; each can be put into other words, and one can be added while there is room. */
export function Wins({ wins, onChange }: WinsStepProps) {
  const [editedAt, setEditedAt] = useState<number | null>(null);
  const close = (index: number, text: string) => {
    setEditedAt(null);
    const words = text.trim();
    // Other words are the person's own: where they came from no longer holds for them.
    const next = wins.map((win, at) => (at === index && words !== win.text ? { ...win, text: words } : win));
    onChange(next.filter((win) => win.text !== ""));
  };
  return (
    <>
      {wins.length === 0 ? (
        <p className="mt-2 text-15 text-pretty text-text-2">
          {t(
            "No quest was finished this week. That happens. If something went well all the same, write it down.",
          )}
        </p>
      ) : null}
      <ul className="mt-1.5">
        {wins.map((win, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
            key={index}
            className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)_44px] items-center gap-2.5 border-t border-border py-1 first:border-t-0"
          >
            <Orb className="size-[22px]" />
            {editedAt === index ? (
              <WinEditor
                text={win.text}
                label={t("Win {number}", { number: index + 1 })}
                onClose={(text) => close(index, text)}
              />
            ) : (
              <>
                <span className="min-w-0 text-[15.5px] leading-[1.4] font-550 wrap-anywhere">
                  {win.text}
                  <small className="block text-13 leading-tight font-medium text-text-2">
                    {aboutText(win.about)}
                  </small>
                </span>
                <Button
                  variant="ghost"
                  icon
                  aria-label={t("Edit win {number}", { number: index + 1 })}
                  data-track="Edit win"
                  onClick={() => setEditedAt(index)}
                >
                  <Pencil className="size-[18px]" aria-hidden="true" />
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {wins.length < WINS && editedAt === null ? (
        <Button
          size="sm"
          className="mt-2.5"
          onClick={() => {
            onChange([...wins, { text: "", about: "" }]);
            setEditedAt(wins.length);
          }}
        >
          <Plus className="size-4" aria-hidden="true" />
          {t("Add a win")}
        </Button>
      ) : null}
    </>
  );
}

function WinEditor({
  text,
  label,
  onClose,
}: {
  text: string;
  label: string;
  onClose: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={input}
      aria-label={label}
      className="col-span-2"
      defaultValue={text}
      maxLength={WIN_MAX_LENGTH}
      // The pencil was pressed to type here.
      autoFocus
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
        if (event.key === "Enter" || event.key === "Escape")
          onClose(event.key === "Enter" ? event.currentTarget.value : text);
      }}
      onBlur={(event) => onClose(event.target.value)}
    />
  );
}
