import {
  listMailTexts,
  listMailVersions,
  listSentMails,
  previewMail,
  restoreMailText,
  saveMailText,
  sendTestMail,
} from "#contracts/console/mails.ts";
import {
  readMailAutomation,
  resendMail,
  scanMailTargets,
  sendMails,
  setMailSchedule,
} from "#contracts/email.ts";
import type { Context } from "#server/platform/context.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { QUICK_SCAN_MS, readAutomation, SCAN_MS, scanTargets, setSchedule } from "./automation.service.ts";
import { readMailLog } from "./log/mail-log.service.ts";
import { resendInDoubt } from "./resend.service.ts";
import type { MailDeps } from "./send-mail.service.ts";
import { sendAllMails } from "./send-mails.service.ts";
import { sendTest } from "./test-mail.service.ts";
import * as texts from "./texts/mail-texts.service.ts";
import { previewText } from "./texts/preview.service.ts";

export function emailRoutes(deps: Omit<MailDeps, "db" | "log">): EndpointRoute[] {
  const within = ({ db, log }: Context): MailDeps => ({ ...deps, db, log });
  return [
    implement(scanMailTargets, (ctx, { quick }) => scanTargets(ctx, quick ? QUICK_SCAN_MS : SCAN_MS)),
    implement(sendMails, (ctx) => sendAllMails(ctx, within(ctx))),
    implement(readMailAutomation, (ctx) => readAutomation(ctx, deps.mailer)),
    implement(setMailSchedule, (ctx, { isScheduled }) => setSchedule(ctx, isScheduled)),
    implement(resendMail, (ctx, { id }) => resendInDoubt(ctx, within(ctx), id)),
    implement(sendTestMail, (ctx, input) => sendTest(ctx, within(ctx), input)),
    implement(listSentMails, (ctx, input) => readMailLog(ctx, input)),
    implement(listMailTexts, (ctx) => texts.readMailTexts(ctx)),
    implement(listMailVersions, (ctx, { type }) => texts.readVersions(ctx, type)),
    implement(saveMailText, (ctx, { type, basedOn, ...text }) =>
      texts.saveMailText(ctx, { type, basedOn }, text),
    ),
    implement(restoreMailText, (ctx, { version, ...change }) => texts.restoreMailText(ctx, change, version)),
    implement(previewMail, async (ctx, { type, ...text }) => previewText(ctx, deps, { type, text })),
  ];
}
