import { Upload } from "lucide-react";
import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "./button.tsx";

interface ChooseFileProps extends Pick<ComponentProps<typeof Button>, "size" | "block" | "className"> {
  /** Name of the field: "CSV file". */
  label: string;
  accept: string;
  isBusy: boolean;
  /** One was chosen before. */
  isAgain: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the browser's file dialog. */
export function ChooseFile({ label, accept, isBusy, isAgain, onChoose, ...look }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) onChoose(file);
    // The same file can be chosen again after it was mended.
    event.target.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        aria-label={label}
        tabIndex={-1}
        onChange={choose}
      />
      <Button {...look} loading={isBusy} onClick={() => input.current?.click()}>
        <Upload className="size-[18px]" aria-hidden="true" />
        {isAgain ? t("Choose another file") : t("Choose a file")}
      </Button>
    </>
  );
}
