import * as z from "zod/mini";
import {
  EVENTS_PER_CALL,
  FUNNEL_EVENTS,
  METADATA_MAX_BYTES,
  NAME_MAX_LENGTH,
  SEQUENCE_MAX,
  VISIT_ID_MAX_LENGTH,
  VISIT_SECONDS_MAX,
} from "#domain/analytics/analytics-events.ts";
import { isStorableJson, utf8Length } from "#domain/general/storable-text.ts";
import { ANALYTICS_PATHS } from "./analytics-paths.ts";
import { endpoint } from "./endpoint.ts";
import { filledText, text } from "./fields/text.ts";

/** The tab's random id; only its hash is stored. */
const visitId = filledText(VISIT_ID_MAX_LENGTH);
const wholeUpTo = (max: number) => z.int().check(z.gte(0), z.lte(max));

/** The same for every call about a visit; anybody may send them again. */
const visitCall = {
  method: "POST",
  access: "public",
  output: z.object({ ok: z.literal(true) }),
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
} as const;

export const startVisit = endpoint({
  ...visitCall,
  path: ANALYTICS_PATHS.startVisit,
  summary: "A session begins. Repeating it changes nothing.",
  input: z.object({ sessionId: visitId, userAgent: z.optional(text(500)) }),
});

export const endVisit = endpoint({
  ...visitCall,
  path: ANALYTICS_PATHS.endVisit,
  summary: "How long a session was active, and how much was done. Repeats keep the larger figures.",
  input: z.object({
    sessionId: visitId,
    activeTime: wholeUpTo(VISIT_SECONDS_MAX),
    actionsCount: wholeUpTo(100_000),
  }),
});

export const reachFunnelStep = endpoint({
  ...visitCall,
  path: ANALYTICS_PATHS.funnel,
  summary: "A step on the way from visitor to founder; each counts once a session.",
  input: z.object({
    event: z.enum(FUNNEL_EVENTS),
    sessionId: visitId,
    /** Ignored: the user is taken from the session. */
    userId: z.optional(z.unknown()),
    timestamp: z.optional(text(40)),
    metadata: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export const sayOnline = endpoint({
  ...visitCall,
  path: ANALYTICS_PATHS.online,
  summary: "Someone is here. It counts for 90 seconds and is written nowhere.",
  input: z.object({ sessionId: visitId, currentPage: z.optional(text(300)) }),
});

/** An invalid value is dropped; the event still counts. */
const lenient = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
const name = text(NAME_MAX_LENGTH);

const metadataSchema = z
  .looseObject({
    sessionId: z.string().check(z.minLength(1), z.maxLength(VISIT_ID_MAX_LENGTH)),
    /** ISO time. If it is missing or impossible, the time of arrival is used. */
    timestamp: lenient(z.string()),
    /** The tab's event counter, used to detect repeats. */
    seq: lenient(wholeUpTo(SEQUENCE_MAX)),
    /** On a visit's first page view: the traffic source. */
    source: z.optional(z.catch(z.string(), "")),
    /** On a heartbeat: active seconds of the visit so far. */
    activeTime: lenient(wholeUpTo(VISIT_SECONDS_MAX)),
    /** How long a feature was in use. */
    seconds: lenient(wholeUpTo(VISIT_SECONDS_MAX)),
  })
  .check(
    z.refine(({ sessionId, timestamp, seq, source, activeTime, seconds, ...details }) => {
      const json = JSON.stringify(details);
      return utf8Length(json) <= METADATA_MAX_BYTES && isStorableJson(json);
    }, "has too much in it, or unreadable characters"),
  );

/** An event in a tab. */
export const actionEventSchema = z.object({
  action: name.check(z.minLength(1)),
  element: z.catch(name, ""),
  page: z.catch(name, ""),
  metadata: metadataSchema,
});

export type ActionEvent = z.input<typeof actionEventSchema>;
export type FunnelStep = z.input<typeof reachFunnelStep.input>;
export type VisitStart = z.input<typeof startVisit.input>;
export type VisitEnd = z.input<typeof endVisit.input>;
export type OnlineSign = z.input<typeof sayOnline.input>;

/**
 * Accepts anything: the server's `readEvent` checks each event separately, so that an invalid one does not
 * reject the others. It accepts what `actionEventSchema` accepts, but faster.
 */
const events = z
  .array(z.union([z.unknown(), actionEventSchema]))
  .check(z.minLength(1), z.maxLength(EVENTS_PER_CALL));
const acceptedSchema = z.object({ accepted: z.number() });

export const sendActions = endpoint({
  method: "POST",
  path: ANALYTICS_PATHS.actions,
  access: "member",
  summary: "What a signed-in person did, up to 50 events. A repeated event counts once.",
  input: z.object({ events }),
  output: acceptedSchema,
  isRepeatable: true,
  isSlow: true,
});

export const sendPublicActions = endpoint({
  method: "POST",
  path: ANALYTICS_PATHS.publicActions,
  access: "public",
  summary: "What a visitor did, up to 50 events. A repeated event counts once.",
  input: z.object({ events }),
  output: acceptedSchema,
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
});
