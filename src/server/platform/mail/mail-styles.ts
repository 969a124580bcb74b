/** Dark colours, by class; the inline styles are the light ones. */
const DARK: Record<string, string> = {
  paper: "background: #0b1413 !important;",
  card: "background: #121e1d !important; border-color: #263836 !important;",
  ink: "color: #e8f2f0 !important;",
  soft: "color: #a3b8b5 !important;",
  link: "color: #7debdb !important;",
  button: "background: #2dd4bf !important; border-color: #12907f !important;",
  "button a": "color: #04201d !important;",
  "band.warning": "background: #33280d !important;",
  "band.warning .words": "color: #fbcf5a !important;",
  "band.critical": "background: #7a1a12 !important;",
};

const rules = (prefix: string) =>
  Object.entries(DARK)
    .map(([name, look]) => `${prefix}.${name} { ${look} }`)
    .join("\n");

/**
 * For mail programs that read style elements; others keep the inline styles. Outlook on the web ignores the
 * media query and marks the page instead.
 */
export const MAIL_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) {
.wrap { padding: 16px 12px !important; }
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.title { font-size: 25px !important; }
.call { width: 100% !important; }
.band { padding-top: 18px !important; padding-bottom: 18px !important; }
.line { display: block !important; padding-right: 0 !important; }
.line + .words { padding-top: 12px !important; }
}
@media (prefers-color-scheme: dark) {
${rules("")}
}
${rules("[data-ogsc] ")}`;
