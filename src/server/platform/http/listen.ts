import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { StartUpProblem } from "../start-up-problem.ts";

const REASONS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
    if (!reason) throw error;
    throw new StartUpProblem(reason(config), { cause: error });
  }
}
