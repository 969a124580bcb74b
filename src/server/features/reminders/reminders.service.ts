import type { InputOf } from "#contracts/endpoint.ts";
import type { RemindersView, setReminders } from "#contracts/reminders/reminders.ts";
import { nextDigestAt } from "#domain/reminders/digest-time.ts";
import { USUAL_QUIET_HOURS } from "#domain/reminders/quiet-hours.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type { PushSender } from "#server/platform/push/push-sender.ts";
import { findOwnFeed } from "./calendar-feed.repository.ts";
import { listDevices } from "./devices.repository.ts";
import { viewDevice } from "./devices.service.ts";
import { listMyQuestReminders } from "./quest-reminders.service.ts";
import { digestTimesOf, quietHoursOf, readerOf } from "./reminder-settings.ts";
import { findSettings, putSettings } from "./settings.repository.ts";

export interface Senders {
  readonly mailer: Mailer;
  readonly push: PushSender;
}

export function showMyReminders(ctx: Context, senders: Senders): Promise<RemindersView> {
  return viewReminders(ctx, senders);
}

async function viewReminders(
  { db, actor, now }: Pick<Context<Handle>, "db" | "actor" | "now">,
  { mailer, push }: Senders,
): Promise<RemindersView> {
  const feed = await findOwnFeed(db, actor.id);
  const settings = await findSettings(db, actor.id);
  return {
    calendar: feed
      ? { createdAt: feed.created_at.toISOString(), readAt: feed.read_at?.toISOString() ?? null }
      : null,
    pushKey: push.publicKey,
    devices: (await listDevices(db, actor.id)).map(viewDevice),
    quiet: quietHoursOf(settings),
    digest: digestTimesOf(settings),
    mail: mailState(actor.user, mailer),
    quests: await listMyQuestReminders(db, actor.id, now),
  };
}

function mailState(user: UserRecord, mailer: Mailer): RemindersView["mail"] {
  if (mailer.kind === "none") return "no_server";
  if (user.email === null) return "no_address";
  return user.takes_mail ? "ready" : "switched_off";
}

const WHY_NO_MAIL: Record<Exclude<RemindersView["mail"], "ready">, string> = {
  no_server: "This instance sends no mail.",
  no_address: "Your sign-in shared no email address.",
  switched_off: "Mail is switched off in your profile, under Time and privacy.",
};

export function setMyReminders(
  ctx: Context,
  senders: Senders,
  { quiet, digest }: InputOf<typeof setReminders>,
): Promise<RemindersView> {
  return inTransaction(ctx, async (ctx) => {
    const { id: userId, user } = ctx.actor;
    const state = mailState(user, senders.mailer);
    if (digest && digest.frequency !== "off" && state !== "ready")
      throw new AppError("conflict", WHY_NO_MAIL[state]);
    await lockPerson(ctx.db, userId);
    const changes = {
      ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }),
      ...(digest && {
        digest: digest.frequency,
        digest_hour: digest.hour,
        digest_weekday: digest.weekday,
        digest_at: nextDigestAt(digest, readerOf(user), ctx.now),
      }),
    };
    const { from, to } = USUAL_QUIET_HOURS;
    const first = { user_id: userId, quiet_from: from, quiet_to: to, digest_at: null };
    if (Object.keys(changes).length > 0) await putSettings(ctx.db, first, changes);
    return viewReminders(ctx, senders);
  });
}
