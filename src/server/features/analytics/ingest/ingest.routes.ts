import {
  endVisit,
  reachFunnelStep,
  sayOnline,
  sendActions,
  sendPublicActions,
  startVisit,
} from "#contracts/analytics-ingest.ts";
import { describeDevice } from "#domain/accounts/device.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { storable } from "#domain/general/storable-text.ts";
import type { PublicContext } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import type { Presence } from "#server/platform/live/presence.ts";
import type { Sender } from "./arrival.ts";
import type { Ingest } from "./ingest.service.ts";
import { plainLine, plausibleTime, readEvent, readTime } from "./read-event.ts";
import { visitKey } from "./store-batch.service.ts";

const OK = { ok: true as const };

export function ingestRoutes(ingest: Ingest, presence: Presence): EndpointRoute[] {
  async function takeEvents(ctx: PublicContext, raw: readonly unknown[]): Promise<{ accepted: number }> {
    const events = raw.map((event) => readEvent(event, ctx.now)).filter((event) => event !== null);
    const visits = groupBy(events, ({ visitId }) => visitId);
    const sender = senderOf(ctx);
    await Promise.all(
      [...visits].map(([visitId, events]) => ingest.take({ visitId, sender, at: ctx.now, events })),
    );
    const refused = raw.length - events.length;
    if (refused > 0)
      throw new AppError(
        "invalid_input",
        `${refused} of ${raw.length} events could not be read; the others are kept.`,
      );
    return { accepted: events.length };
  }

  return [
    implement(sendActions, (ctx, { events }) => takeEvents(ctx, events)),
    implement(sendPublicActions, (ctx, { events }) => takeEvents(ctx, events)),
    implement(startVisit, async (ctx, { sessionId, userAgent }) => {
      const device = describeDevice(userAgent);
      await ingest.take({ visitId: sessionId, sender: senderOf(ctx), at: ctx.now, device });
      return OK;
    }),
    implement(endVisit, async (ctx, { sessionId, activeTime, actionsCount }) => {
      const figures = { activeSeconds: activeTime, claimedActions: actionsCount };
      await ingest.take({ visitId: sessionId, sender: senderOf(ctx), at: ctx.now, ...figures });
      return OK;
    }),
    implement(reachFunnelStep, async (ctx, { event, sessionId, timestamp, metadata }) => {
      const kind = metadata?.ctaType;
      const element = typeof kind === "string" ? plainLine(storable(kind)) : "";
      const at = plausibleTime(readTime(timestamp), ctx.now);
      await ingest.take({
        visitId: sessionId,
        sender: senderOf(ctx),
        at: ctx.now,
        funnel: { event, element, at },
      });
      return OK;
    }),
    implement(sayOnline, async (ctx, { sessionId }) => {
      presence.seen(visitKey(sessionId), ctx.actor?.id ?? null);
      return OK;
    }),
  ];
}

function senderOf({ actor }: PublicContext): Sender | null {
  return actor && { id: actor.id, signedUpAt: actor.user.created_at };
}
