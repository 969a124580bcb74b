import {
  readMailAutomation,
  resendMail,
  scanMailTargets,
  sendMails,
  setMailSchedule,
} from "#contracts/email.ts";
import type { Context } from "#server/platform/context.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { readAutomation, scanTargets, setSchedule } from "./automation.service.ts";
import { resendInDoubt } from "./resend.service.ts";
import type { MailDeps } from "./send-mail.service.ts";
import { sendAllMails } from "./send-mails.service.ts";

export function emailRoutes(deps: Omit<MailDeps, "db" | "log">): EndpointRoute[] {
  const within = ({ db, log }: Context): MailDeps => ({ ...deps, db, log });
  return [
    implement(scanMailTargets, (ctx) => scanTargets(ctx)),
    implement(sendMails, (ctx) => sendAllMails(ctx, within(ctx))),
    implement(readMailAutomation, (ctx) => readAutomation(ctx, deps.mailer)),
    implement(setMailSchedule, (ctx, { isScheduled }) => setSchedule(ctx, isScheduled)),
    implement(resendMail, (ctx, { id }) => resendInDoubt(ctx, within(ctx), id)),
  ];
}
