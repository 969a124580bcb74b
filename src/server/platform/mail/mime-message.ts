import { type Mail, MailNotSent } from "./mailer.ts";

/** One plain address: rejects anything that could be read as a list, a display name or a second header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const SENDER_DOMAIN = /@([^\s@<>]+)>?$/u;

/** A mail in nodemailer's format. */
export function mimeMessage(mail: Mail, from: string) {
  const { to, subject, text, html, date, unsubscribeUrl } = mail;
  if (!ADDRESS.test(to.address)) throw new MailNotSent("This is not an email address.");
  const domain = SENDER_DOMAIN.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: onOneLine(to.name), address: to.address },
    subject: onOneLine(subject),
    text,
    html,
    date,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        // `prepared`: not folded, because some clients cannot read a folded address.
        "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function onOneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
