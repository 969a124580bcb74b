import type { ReceivedCookie, Transport } from "./http-client.ts";

/** A transport for the same client to a server in another process. */
export function overNetwork(origin: string): Transport {
  return {
    async inject({ method = "GET", url = "/", headers = {}, payload }) {
      const { host: _host, ...rest } = headers as Record<string, string>;
      const isObject = typeof payload === "object" && payload !== null;
      const answer = await fetch(new URL(String(url), origin), {
        method,
        redirect: "manual",
        headers: { ...rest, ...(isObject && { "content-type": "application/json" }) },
        ...(payload !== undefined && { body: isObject ? JSON.stringify(payload) : String(payload) }),
      });
      const body = await answer.text();
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body,
        cookies: answer.headers.getSetCookie().map(readCookie),
        json: () => JSON.parse(body),
      };
    },
  };
}

export function readCookie(line: string): ReceivedCookie {
  const [pair = "", ...attributes] = line.split("; ");
  const cut = pair.indexOf("=");
  const named = Object.fromEntries(
    attributes
      .map((attribute) => attribute.split("="))
      .map(([key = "", value]) => [key.toLowerCase(), value]),
  );
  return {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    path: named.path ?? "/",
    ...(named["max-age"] !== undefined && { maxAge: Number(named["max-age"]) }),
  };
}
