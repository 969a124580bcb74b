import {
  DELIVERIES_WAITING_MAX,
  WEBHOOK_EVENTS,
  WEBHOOK_SECRET_PREFIX,
  WEBHOOKS_MAX,
} from "#domain/webhooks/webhooks.ts";
import { Code, CodeBlock } from "./code-block.tsx";
import { Pair } from "./pair.tsx";

const MESSAGE = `{
  "id": "8a4b6c1e-…",
  "event": "quest.completed",
  "at": "2026-11-18T09:00:00.000Z",
  "data": {
    "questId": "3f0c9a52-…",
    "title": "Call three past customers",
    "xp": 50,
    "day": "2026-11-18"
  }
}`;

const CHECK = `import { createHmac, timingSafeEqual } from "node:crypto";

function isFromSideQuest(headers, rawBody, secret) {
  const seconds = headers["x-sidequest-timestamp"];
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(seconds));
  if (!(ageSeconds < 300)) return false;
  const expected = "v1=" + createHmac("sha256", secret)
    .update(seconds + "." + rawBody).digest("hex");
  const given = Buffer.from(String(headers["x-sidequest-signature"]));
  return given.length === expected.length
    && timingSafeEqual(given, Buffer.from(expected));
}`;

/** What a webhook sends, and how a receiver knows that it came from here. */
export function WebhookGuide() {
  return (
    <div className="grid gap-8">
      <Pair code={<CodeBlock label="What arrives" text={MESSAGE} hasCopy />}>
        <h2 className="text-22 font-bold tracking-[-.01em]">Webhooks</h2>
        <p>
          Instead of asking again and again, let us tell your program. In your profile you name up to{" "}
          {WEBHOOKS_MAX} addresses and choose the events. The signing secret is shown once and begins with{" "}
          <Code>{WEBHOOK_SECRET_PREFIX}</Code>.
        </p>
        <ul className="flex flex-wrap gap-2" aria-label="Events">
          {[...WEBHOOK_EVENTS, "test"].map((event) => (
            <li key={event} className="rounded-[8px] bg-surface-2 px-2 py-0.5">
              <Code>{event}</Code>
            </li>
          ))}
        </ul>
        <p>
          Answer with 200 to 299 within five seconds. Otherwise it is sent again, with growing pauses for a
          day, always with the same <Code>X-SideQuest-Delivery</Code>: take each id once.
        </p>
      </Pair>
      <Pair code={<CodeBlock label="Check a signature, in Node" text={CHECK} hasCopy />}>
        <h3 className="text-18 font-bold tracking-[-.01em]">That it came from here</h3>
        <p>
          <Code>X-SideQuest-Signature</Code> is <Code>v1=</Code> and the HMAC-SHA256, in hexadecimal, of{" "}
          <Code>X-SideQuest-Timestamp</Code>, a full stop and the raw body. Refuse what is older than five
          minutes.
        </p>
        <p>
          An address at which nothing arrives for three days is paused, and your activity says so. While{" "}
          {DELIVERIES_WAITING_MAX} messages wait at an address, further events are not told there.
        </p>
      </Pair>
    </div>
  );
}
