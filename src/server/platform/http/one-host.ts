import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** Node keeps the first of several Host headers, a proxy may have used another one. HTTP 1.0 needs none. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const hosts = countHosts(raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1"))
      done(new AppError("invalid_input", "A request names one host."));
    else done();
  });
}

/** Names and values alternate. Runs for every request: allocates nothing for names of another length. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts;
}
