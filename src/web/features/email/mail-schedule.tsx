import { FolderOpen, type LucideIcon, MailCheck, MailX } from "lucide-react";
import { useId } from "react";
import { readMailAutomation, setMailSchedule } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { type BadgeTone, IconTile } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";

type Automation = OutputOf<typeof readMailAutomation>;

const TRANSPORTS: Record<
  Automation["transport"],
  { icon: LucideIcon; tone: BadgeTone; name: string; text: string }
> = {
  smtp: { icon: MailCheck, tone: "success", name: "SMTP", text: "Mails go out through your mail server." },
  outbox: {
    icon: FolderOpen,
    tone: "warning",
    name: "Outbox folder",
    text: "No mail server is set, so mails are kept as .eml files in the outbox folder and reach nobody. Set SMTP_URL to send them.",
  },
  none: {
    icon: MailX,
    tone: "danger",
    name: "Not configured",
    text: "Mails cannot be sent: this instance runs in production without SMTP_URL. Set it and MAIL_FROM, then restart.",
  },
};

export function MailSchedule({ automation }: { automation: Automation }) {
  const { icon: Icon, tone, name, text } = TRANSPORTS[automation.transport];
  return (
    <Card
      as="section"
      padding="none"
      aria-label="Sending"
      className="grid items-center gap-x-8 gap-y-4 px-4.5 py-3 max-sm:p-3.5 stack:grid-cols-[1fr_1fr_auto]"
    >
      <div className="flex items-center gap-3">
        <IconTile tone={tone}>
          <Icon className="size-[18px]" />
        </IconTile>
        <div className="min-w-0">
          <p className="text-15 font-650">{name}</p>
          <p className="text-13 text-pretty text-text-2">{text}</p>
        </div>
      </div>
      <ScheduleSwitch isScheduled={automation.isScheduled} />
      <dl className="flex gap-6 text-13 text-text-2">
        <Figure name="sent in 30 days" value={automation.sentLast30Days} />
        <Figure name="failed in 30 days" value={automation.failedLast30Days} />
      </dl>
    </Card>
  );
}

function ScheduleSwitch({ isScheduled }: { isScheduled: boolean }) {
  const id = useId();
  const change = useOperatorAction({
    run: (next: boolean) => call(setMailSchedule, { isScheduled: next }),
    apply: (queries, changed) =>
      queries.setQueryData<Automation>(
        [readMailAutomation.path],
        (known) => known && { ...known, ...changed },
      ),
    done: (changed) =>
      changed.isScheduled
        ? { title: "Schedule On", description: "Mails go out by themselves." }
        : { title: "Schedule Off", description: "Mails go out only when you send them." },
    failed: () => "The schedule was not changed",
  });
  const isOn = change.isPending ? change.variables : isScheduled;
  return (
    <div className="flex items-center gap-3">
      <Switch
        checked={isOn}
        onCheckedChange={(next) => change.isPending || change.mutate(next)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        aria-busy={change.isPending || undefined}
      />
      <div className="min-w-0">
        <p id={`${id}-name`} className="text-15 font-650">
          Send by schedule
        </p>
        <p id={`${id}-text`} className="text-13 text-pretty text-text-2">
          {isOn
            ? "On: due mails go out from 09:00 to 20:00 in each reader's time zone."
            : "Off: mails go out only when you send them here."}
        </p>
      </div>
    </div>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="leading-tight">{name}</dt>
      <dd className="num text-18 leading-tight font-extrabold text-text" title={value.toLocaleString("en")}>
        {formatCount(value)}
      </dd>
    </div>
  );
}
