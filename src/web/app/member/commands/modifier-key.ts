import { t } from "#web/platform/language/text.ts";

/** Label of the modifier key in the palette's shortcut (modifier + K). */
export const MODIFIER = /mac/iu.test(navigator.userAgent) ? "⌘" : t("Ctrl");
