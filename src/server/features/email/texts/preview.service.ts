import type { previewMail } from "#contracts/console/mails.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import type { MailType } from "#domain/email/mail-rules.ts";
import type { MailText } from "#domain/email/mail-text.ts";
import type { Context } from "#server/platform/context.ts";
import { mailHtml, mailPlainText } from "#server/platform/mail/mail-page.ts";
import { mailPage, type Sender } from "../mail-message.ts";
import { refuseBadText } from "./mail-texts.service.ts";

/** The mail as the admin who asks would get it. The link to unsubscribe in it is left without effect. */
export function previewText(
  { actor }: Context,
  sender: Omit<Sender, "config"> & { config: Sender["config"] & { readonly mailFrom: string } },
  { type, text }: { type: MailType; text: MailText },
): OutputOf<typeof previewMail> {
  refuseBadText(text);
  const { id, username, email } = actor.user;
  const reader = { id, username, email: email ?? "" };
  const page = mailPage(reader, { type, text }, sender);
  const shown = { ...page, unsubscribeUrl: `${sender.publicUrl.origin}/unsubscribe/preview` };
  return {
    from: sender.config.mailFrom,
    subject: page.subject,
    preheader: page.preheader,
    html: mailHtml(shown),
    text: mailPlainText(shown),
  };
}
