import { html } from "#server/platform/http/pages/html.ts";
import type { MailParts } from "./mail-texts.ts";

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Dark colours, for mail clients that support style elements; others use the inline attributes. */
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: #0b1413 !important; }
.card { background: #121e1d !important; border-color: #263836 !important; }
.ink { color: #e8f2f0 !important; }
.soft { color: #a3b8b5 !important; }
.link { color: #2dd4bf !important; }
.button { background: #2dd4bf !important; }
.button a { color: #04201d !important; }
}`;

/** Uses tables and inline attributes, which mail clients support; loads nothing external. */
export function mailHtml({ words, name, appUrl, unsubscribeUrl }: MailParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f3f7f5">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f7f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="link" style="${FONT};padding:0 4px 16px;font-size:20px;font-weight:700;color:#0f766e">SideQuest</td></tr>
<tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #d7e3e0;border-radius:16px">
<h1 class="ink" style="${FONT};margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:#10201e">${words.subject}</h1>
<p class="ink" style="${FONT};margin:0 0 12px;font-size:16px;line-height:1.5;color:#10201e;word-break:break-word">Hi ${name},</p>
${words.paragraphs.map(
  (paragraph) =>
    html`<p class="ink" style="${FONT};margin:0 0 12px;font-size:16px;line-height:1.5;color:#10201e">${paragraph}</p>
`,
)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0">
<tr><td class="button" align="center" bgcolor="#0f766e" style="background:#0f766e;border-radius:12px">
<a href="${appUrl}" style="${FONT};display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none">${words.button}</a>
</td></tr>
</table>
</td></tr>
<tr><td class="soft" style="${FONT};padding:16px 4px 0;font-size:13px;line-height:1.5;color:#4a5f5c">
You get this mail because ${words.because}.<br>
<a class="link" href="${unsubscribeUrl}" style="color:#0f766e">No more mails like this</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`.text;
}
