import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "./listen-on-loopback.ts";

interface Received {
  readonly path: string;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** A server that takes webhooks. Each test can change its answer. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const usual = () => ({
    status: 200,
    headers: {} as Record<string, string>,
    /** Done before it answers. */
    whenAsked: async (): Promise<unknown> => undefined,
  });
  const behaviour = usual();
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? "", headers: request.headers, body: await text(request) });
    await behaviour.whenAsked();
    response.writeHead(behaviour.status, behaviour.headers).end("thanks");
  });
  const { port, close } = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    behaviour,
    close,
    reset() {
      received.length = 0;
      Object.assign(behaviour, usual());
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
