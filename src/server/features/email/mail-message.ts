import type { MailType } from "#domain/email/mail-rules.ts";
import type { Mail } from "#server/platform/mail/mailer.ts";
import { mailHtml } from "./mail-html.ts";
import type { MailTarget } from "./mail-targets.repository.ts";
import { MAIL_WORDS, type MailParts } from "./mail-texts.ts";
import { unsubscribeUrl } from "./unsubscribe-token.ts";

type Reader = Pick<MailTarget, "id" | "username" | "email">;

interface Sender {
  readonly publicUrl: URL;
  readonly secret: string;
}

export function mailMessage(
  reader: Reader,
  { id, type, date }: { id: string; type: MailType; date: Date },
  { publicUrl, secret }: Sender,
): Mail {
  const words = MAIL_WORDS[type];
  const parts = {
    words,
    name: reader.username.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
    appUrl: `${publicUrl.origin}/app`,
    unsubscribeUrl: unsubscribeUrl(publicUrl, secret, reader.id),
  };
  return {
    id,
    to: { name: reader.username, address: reader.email },
    subject: words.subject,
    text: mailText(parts),
    html: mailHtml(parts),
    unsubscribeUrl: parts.unsubscribeUrl,
    date,
  };
}

function mailText({ words, name, appUrl, unsubscribeUrl }: MailParts): string {
  return `Hi ${name},

${words.paragraphs.join("\n\n")}

${words.button}:
${appUrl}

--${" "}
You get this mail because ${words.because}.
No more mails like this: ${unsubscribeUrl}
`;
}
