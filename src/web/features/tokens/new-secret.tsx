import { copyText } from "#web/platform/copy-text.ts";
import { t } from "#web/platform/language/text.ts";
import { ShownOnce } from "#web/ui/controls/shown-once.tsx";

/** The secret of a token that was just made. On a phone it stands above the form, out of sight. */
export function NewSecret({ name, secret }: { name: string; secret: string }) {
  return (
    <ShownOnce
      label={t("The token “{name}”", { name })}
      value={secret}
      hint={t(
        "Copy it now: it is shown only here, and we keep no copy. Whoever has it can do what it allows.",
      )}
      track="Copy API token"
      onCopy={(button) => copyText(secret, button)}
      isFocused
      inputClassName="font-mono"
    />
  );
}
