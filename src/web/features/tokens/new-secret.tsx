import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { copyText } from "#web/platform/copy-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

/** On a phone it stands above the form, out of sight. */
function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The secret of a token that was just made, shown this once. */
export function NewSecret({ name, secret }: { name: string; secret: string }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <div className="grid gap-2 rounded-input bg-surface-2 p-3">
      <label htmlFor={id} className="text-14 font-semibold wrap-anywhere">
        The token “{name}”
      </label>
      <div className="flex gap-2">
        <TextInput
          id={id}
          ref={focusNow}
          value={secret}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
          autoComplete="off"
          className="min-w-0 flex-1 font-mono text-14!"
          aria-describedby={`${id}-hint`}
        />
        <Button
          size="sm"
          className="h-auto! flex-none"
          data-track="Copy API token"
          onClick={async ({ currentTarget }) => setIsCopied(await copyText(secret, currentTarget))}
        >
          <Copy className="size-[18px]" aria-hidden="true" />
          Copy
        </Button>
      </div>
      <p id={`${id}-hint`} className="field-hint">
        Copy it now: it is shown only here, and we keep no copy. Whoever has it can do what it allows.
      </p>
      <p role="status" className="text-14 font-semibold text-success empty:hidden">
        {isCopied ? "Copied." : ""}
      </p>
      {isCopied === false ? (
        <p role="alert" className="text-14 text-danger">
          It could not be copied. Select and copy it by hand.
        </p>
      ) : null}
    </div>
  );
}
