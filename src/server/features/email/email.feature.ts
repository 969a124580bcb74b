import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { feature } from "#server/platform/features/feature.ts";
import { emailRoutes } from "./email.routes.ts";
import { exportMails } from "./export.repository.ts";
import type { MailDeps } from "./send-mail.service.ts";
import { sendScheduledMails } from "./send-mails.service.ts";
import { mountUnsubscribe, type UnsubscribeDeps } from "./unsubscribe.routes.ts";

const SEND_EVERY_MS = 5 * MS_PER_MINUTE;

export const emailFeature = feature<MailDeps & UnsubscribeDeps>({
  routes: emailRoutes,
  mount: mountUnsubscribe,
  lanes: { "/unsubscribe/": "write" },
  jobs: (deps) => [{ name: "send mails", everyMs: SEND_EVERY_MS, work: () => sendScheduledMails(deps) }],
  person: { exported: exportMails, cleared: null },
});
