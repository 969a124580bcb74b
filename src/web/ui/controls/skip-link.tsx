import { t } from "#web/platform/language/text.ts";

/** First in tab order; visible only while focused. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-80 focus:h-11 focus:px-4.5"
    >
      {t("Skip to content")}
    </a>
  );
}
