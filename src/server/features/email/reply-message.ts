import { html } from "#server/platform/http/pages/html.ts";
import type { Mail } from "#server/platform/mail/mailer.ts";
import type { ReplyToSend } from "./replies.repository.ts";
import { unsubscribeUrl } from "./unsubscribe-token.ts";

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: #0b1413 !important; }
.card { background: #121e1d !important; border-color: #263836 !important; }
.ink { color: #e8f2f0 !important; }
.soft { color: #a3b8b5 !important; }
}`;

/** A subject is one line, and a title may be long. */
const SUBJECT_MAX = 120;
const BECAUSE = "You get this mail because you sent this feedback to SideQuest.";

/** An operator's answer, with the person's own words below it. Both are plain text, never markup. */
export function replyMessage(
  { id, text, title, description, email, userId, username }: ReplyToSend,
  date: Date,
  { publicUrl, secret }: { readonly publicUrl: URL; readonly secret: string },
): Mail {
  const name = oneLine(username);
  const subject = `Re: ${oneLine(title)}`.slice(0, SUBJECT_MAX);
  return {
    id,
    to: { name: username, address: email },
    subject,
    text: `Hi ${name},\n\n${text}\n\nYou wrote:\n${quoted(`${title}\n${description}`)}\n\n-- \n${BECAUSE}\n`,
    html: replyHtml({ name, subject, text, wrote: `${title}\n${description}` }),
    unsubscribeUrl: unsubscribeUrl(publicUrl, secret, userId),
    date,
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}

function replyHtml(parts: { name: string; subject: string; text: string; wrote: string }): string {
  const ink = `${FONT};margin:0 0 12px;font-size:16px;line-height:1.5;color:#10201e;white-space:pre-wrap;word-break:break-word`;
  const soft = `${FONT};font-size:14px;line-height:1.5;color:#4a5f5c;white-space:pre-wrap;word-break:break-word`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${parts.subject}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f3f7f5">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f7f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #d7e3e0;border-radius:16px">
<p class="ink" style="${ink}">Hi ${parts.name},</p>
<p class="ink" style="${ink}">${parts.text}</p>
<p class="soft" style="${soft};margin:20px 0 0;padding:0 0 0 12px;border-left:3px solid #d7e3e0">${parts.wrote}</p>
</td></tr>
<tr><td class="soft" style="${soft};padding:16px 4px 0">${BECAUSE}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`.text;
}
