import type { Language } from "#domain/accounts/language.ts";
import type { MailType } from "#domain/email/mail-rules.ts";
import { fillMailText, type MailText, paragraphsOf } from "#domain/email/mail-text.ts";
import type { Config } from "#server/platform/config.ts";
import { speechIn } from "#server/platform/language/speech.ts";
import { type MailPage, mailHtml, mailPlainText } from "#server/platform/mail/mail-page.ts";
import type { Mail } from "#server/platform/mail/mailer.ts";
import type { MailTarget } from "./mail-targets.repository.ts";
import { MAIL_WORDS } from "./mail-texts.ts";
import { unsubscribeUrl } from "./unsubscribe-token.ts";

export type Reader = Pick<MailTarget, "id" | "username" | "email"> & {
  /** The language of mails that the person asked for; the others are in English. */
  readonly language?: Language | null;
};

export interface Sender {
  readonly publicUrl: URL;
  readonly secret: string;
  readonly config: Pick<Config, "operator" | "supportEmail">;
}

/** What a mail says that the person asked for. */
export interface AskedWords {
  readonly subject: string;
  /** The first paragraph if absent. */
  readonly preheader?: string;
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly list?: readonly string[];
  readonly button: string;
  /** Where the button leads; the app's first page if absent. */
  readonly path?: "/app" | "/review";
  readonly because: string;
}

interface Envelope {
  readonly id: string;
  readonly date: Date;
}

export function mailMessage(
  reader: Reader,
  { type, text, ...envelope }: Envelope & { type: MailType; text: MailText },
  sender: Sender,
): Mail {
  return messageOf(reader, envelope, mailPage(reader, { type, text }, sender));
}

/** A reminder with its variables filled in. Why people get it, and how to stop it, cannot be changed. */
export function mailPage(
  reader: Reader,
  { type, text }: { type: MailType; text: MailText },
  { publicUrl, secret, config }: Sender,
): MailPage {
  const { band, walked, because } = MAIL_WORDS[type];
  const filled = fillMailText(text, {
    name: nameOf(reader),
    site: publicUrl.host,
    support_email: config.supportEmail,
  });
  return {
    subject: filled.subject,
    preheader: filled.preheader,
    band,
    walked,
    tone: "calm",
    paragraphs: paragraphsOf(filled.body),
    button: { text: filled.button, url: `${publicUrl.origin}/app` },
    because,
    unsubscribeUrl: unsubscribeUrl(publicUrl, secret, reader.id),
    operator: config.operator,
  };
}

/** A mail that only shows that mails arrive. */
export function testMessage(reader: Reader, envelope: Envelope, { publicUrl, config }: Sender): Mail {
  return messageOf(reader, envelope, {
    subject: "Mails of your SideQuest arrive",
    preheader: `${publicUrl.host} could send this, so reminders can reach people too.`,
    band: "A test mail",
    tone: "calm",
    paragraphs: [
      `Hi ${nameOf(reader)},`,
      `you asked ${publicUrl.host} for a test mail, and here it is.`,
      "Did it land in the spam folder? Then look at SPF, DKIM and DMARC of the sender's domain.",
    ],
    button: { text: "Back to the console", url: `${publicUrl.origin}/analytics` },
    because: "you pressed Send test mail in the console",
    operator: config.operator,
  });
}

/** A mail that the person asked for, such as a digest. */
export function askedPage(
  reader: Reader,
  words: AskedWords,
  { publicUrl, secret, config }: Sender,
): MailPage {
  const speech = speechIn(reader.language ?? null);
  const { t } = speech;
  return {
    subject: words.subject,
    preheader: words.preheader ?? words.paragraphs[0] ?? words.subject,
    band: t("Your trail"),
    tone: "calm",
    paragraphs: [t("Hi {name},", { name: nameOf(reader) }), ...words.paragraphs],
    list: words.list,
    button: { text: words.button, url: `${publicUrl.origin}${words.path ?? "/app"}` },
    because: words.because,
    unsubscribeUrl: unsubscribeUrl(publicUrl, secret, reader.id),
    operator: config.operator,
    speech,
  };
}

export function messageOf(reader: Reader, { id, date }: Envelope, page: MailPage): Mail {
  return {
    id,
    to: { name: reader.username, address: reader.email },
    subject: page.subject,
    text: mailPlainText(page),
    html: mailHtml(page),
    unsubscribeUrl: page.unsubscribeUrl,
    date,
  };
}

/** A name over several lines must not add a line to the text. */
function nameOf({ username }: Reader): string {
  return username.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
