import { t } from "#web/platform/language/text.ts";

/** The panel's title. */
export const PANEL_NAME = t("AI Mentor");
/** The feature's name in analytics. */
export const PANEL_FEATURE = "AI Mentor";
