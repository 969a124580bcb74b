import { ENGLISH, type Speech } from "#domain/general/speech.ts";
import { html } from "../http/pages/html.ts";
import { MAIL_STYLES } from "./mail-styles.ts";

export type MailTone = "calm" | "warning" | "critical";

/** What a mail says, for its HTML and its plain text. */
export interface MailPage {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  /** The words in the coloured band above the heading. */
  readonly band: string;
  readonly tone: MailTone;
  /** How many of the six stones beside the band's words are walked; without it there are none. */
  readonly walked?: number;
  /** The greeting is the first. */
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly list?: readonly string[] | undefined;
  readonly button: { readonly text: string; readonly url: string } | null;
  /** Completes "You get this mail because". */
  readonly because: string;
  /** For mails that people can do without. */
  readonly unsubscribeUrl?: string | undefined;
  /** Name and postal address of who runs this instance. */
  readonly operator: string;
  /** The language of what stands around the words; English if absent. */
  readonly speech?: Speech;
}

const BODY_FONT = "font-family:Figtree,'Segoe UI',system-ui,-apple-system,'Helvetica Neue',Arial,sans-serif";
const HEAD_FONT = "font-family:Gabarito,Figtree,'Segoe UI',system-ui,-apple-system,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const BANDS: Record<MailTone, { back: string; ink: string }> = {
  calm: { back: "#0a2b27", ink: "#e8f2f0" },
  warning: { back: "#fdf1ce", ink: "#7a3e06" },
  critical: { back: "#b42318", ink: "#ffffff" },
};
const STONES = 6;
const STONE_LOOKS = {
  walked: { back: "#fbbf24", ink: "#3b2600" },
  here: { back: "#2dd4bf", ink: "#04201d" },
  ahead: { back: "#10403a", ink: "#a9ccc5" },
};
/** Keeps an inbox from filling the line after the preheader with the mail's first words. */
const FILLER = "\u2007\uFEFF\u034F".repeat(60);

/** Tables and inline styles, which mail programs need; fetches nothing from anywhere. */
export function mailHtml(page: MailPage): string {
  const { language, t } = page.speech ?? ENGLISH;
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${page.subject}</title>
<style>${MAIL_STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f3f7f5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${page.preheader}${FILLER}</div>
<table ${raw(TABLE)} class="paper" width="100%" style="background:#f3f7f5">
<tr><td class="wrap" align="center" style="padding:28px 16px">
<table ${raw(TABLE)} width="600" style="width:100%;max-width:600px;text-align:left">
${logo()}
<tr><td class="card" style="background:#ffffff;border:1px solid #d7e3e0;border-radius:16px">
<table ${raw(TABLE)} width="100%">
${band(page)}
<tr><td class="pad" style="padding:30px 36px 28px">
<h1 class="ink title" style="${HEAD_FONT};margin:0 0 14px;font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-.02em;color:#10201e;word-break:break-word">${page.subject}</h1>
${page.paragraphs.map(paragraph)}
${page.list && page.list.length > 0 ? listOf(page.list) : undefined}
${page.button ? button(page.button) : undefined}
</td></tr>
</table>
</td></tr>
<tr><td class="pad soft" style="${BODY_FONT};padding:18px 12px 0;font-size:13px;line-height:1.55;color:#4a5f5c;word-break:break-word">
${t("You get this mail because {because}.", { because: page.because })}<br>
${
  page.unsubscribeUrl
    ? html`<a class="link" href="${page.unsubscribeUrl}" style="color:#0b5a53;font-weight:600">${t("No more mails like this")}</a><br>
`
    : undefined
}${t("SideQuest is run by {operator}.", { operator: page.operator })}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`.text;
}

/** Markup of this file, which needs no escaping: passed on as a template without values. */
function raw(text: string) {
  return html([text] as unknown as TemplateStringsArray);
}

function logo() {
  return html`<tr><td style="padding:0 4px 16px"><table ${raw(TABLE)}><tr>
<td width="32" height="32" align="center" valign="middle" bgcolor="#0f766e" style="${HEAD_FONT};width:32px;height:32px;background:#0f766e;border-radius:9px;font-size:20px;line-height:32px;font-weight:800;color:#ffffff">S</td>
<td class="ink" style="${HEAD_FONT};padding-left:10px;font-size:20px;line-height:1;font-weight:800;letter-spacing:-.025em;color:#10201e">SideQuest</td>
</tr></table></td></tr>`;
}

interface Stone {
  readonly back: string;
  readonly ink: string;
  readonly mark: string;
}

/** A check on those that are walked, their number on the others. */
function stonesOf(walked: number | undefined): Stone[] {
  if (walked === undefined) return [];
  return Array.from({ length: STONES }, (_, index) => {
    if (index < walked) return { ...STONE_LOOKS.walked, mark: "✓" };
    const look = index === walked ? STONE_LOOKS.here : STONE_LOOKS.ahead;
    return { ...look, mark: String(index + 1) };
  });
}

function band({ band: words, tone, walked }: MailPage) {
  const { back, ink } = BANDS[tone];
  const stones = stonesOf(walked);
  return html`<tr><td class="pad band ${tone}" bgcolor="${back}" style="padding:22px 36px;background:${back};border-radius:15px 15px 0 0"><table ${raw(TABLE)}><tr>
${stones.length > 0 ? html`<td class="line" aria-hidden="true" style="padding-right:8px"><table ${raw(TABLE)}><tr>${stones.map(stoneCell)}</tr></table></td>` : undefined}
<td class="line words" style="${BODY_FONT};font-size:14px;line-height:1.3;font-weight:600;color:${ink}">${words}</td>
</tr></table></td></tr>`;
}

function stoneCell({ back, ink, mark }: Stone) {
  return html`<td style="padding-right:6px"><table ${raw(TABLE)}><tr><td width="30" height="26" align="center" bgcolor="${back}" style="${HEAD_FONT};width:30px;height:26px;background:${back};border-radius:13px;font-size:13px;line-height:26px;font-weight:700;color:${ink}">${mark}</td></tr></table></td>
`;
}

function paragraph(text: string) {
  const lines = text.split("\n").map((line, index) => (index > 0 ? html`<br>${line}` : html`${line}`));
  return html`<p class="ink" style="${BODY_FONT};margin:0 0 12px;font-size:16px;line-height:1.55;color:#10201e;word-break:break-word">${lines}</p>
`;
}

function listOf(lines: readonly string[]) {
  const item = (line: string) => html`<li style="margin:0 0 6px">${line}</li>
`;
  return html`<ul class="ink" style="${BODY_FONT};margin:0 0 12px;padding:0 0 0 20px;font-size:16px;line-height:1.55;color:#10201e;word-break:break-word">
${lines.map(item)}</ul>`;
}

function button({ text, url }: { text: string; url: string }) {
  return html`<table ${raw(TABLE)} class="call" style="margin:22px 0 0"><tr>
<td class="button" align="center" bgcolor="#0f766e" style="background:#0f766e;border-radius:14px;border-bottom:4px solid #0a524c">
<a href="${url}" style="${BODY_FONT};display:block;padding:15px 26px;font-size:17px;font-weight:700;line-height:1.15;color:#ffffff;text-decoration:none">${text}</a>
</td></tr></table>`;
}

/** The same as plain text, for readers who want no HTML. */
export function mailPlainText(page: MailPage): string {
  const { paragraphs, list = [], button, because, unsubscribeUrl, operator, speech = ENGLISH } = page;
  const { t } = speech;
  const listed = list.length > 0 ? [list.map((line) => `- ${line}`).join("\n")] : [];
  return `${[...paragraphs, ...listed].join("\n\n")}
${button ? `\n${button.text}:\n${button.url}\n` : ""}
--${" "}
${t("You get this mail because {because}.", { because })}
${unsubscribeUrl ? `${t("No more mails like this")}: ${unsubscribeUrl}\n` : ""}${t("SideQuest is run by {operator}.", { operator })}
`;
}
