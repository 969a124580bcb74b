import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** Node keeps the first of several Host headers, and a proxy before us may have gone by another one. HTTP 1.0 needs none. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const names = raw.rawHeaders.filter((_value, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === "host").length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1"))
      throw new AppError("invalid_input", "A request names one host.");
  });
}
