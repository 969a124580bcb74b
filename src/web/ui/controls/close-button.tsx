import { X } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { ButtonProps } from "./button.tsx";
import { Button } from "./button.tsx";

/** The close icon at the corner of dialogs and cards. */
export function CloseButton({ "aria-label": label = t("Close"), size = "sm", ...rest }: ButtonProps) {
  return (
    <Button data-track="Close" {...rest} variant="ghost" size={size} icon aria-label={label}>
      <X className={size === "xs" ? "size-4" : "size-[18px]"} aria-hidden="true" />
    </Button>
  );
}
