import * as z from "zod/mini";

/** A program that serves language models on this machine, at its usual address. */
export interface LocalServer {
  /** As written in AI_LOCAL. */
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
}

export const LOCAL_SERVERS: readonly LocalServer[] = [
  { id: "ollama", name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { id: "llama.cpp", name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
  { id: "lm-studio", name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
];

/** A refused connection answers at once; a port that accepts and stays silent must not hold up the report. */
const PATIENCE_MS = 1_500;

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

export interface FoundServer {
  readonly server: LocalServer;
  readonly models: readonly string[];
}

/** The servers that run here, with their models. Looks only; nothing is used unless AI_LOCAL says so. */
export async function findLocalServers(servers = LOCAL_SERVERS): Promise<FoundServer[]> {
  const looked = await Promise.all(
    servers.map(async (server) => ({ server, models: await listModels(server) })),
  );
  return looked.filter(({ models }) => models.length > 0);
}

async function listModels({ baseUrl }: LocalServer): Promise<string[]> {
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "error",
    });
    const list = listSchema.safeParse(await answer.json());
    return list.success ? list.data.data.map(({ id }) => id) : [];
  } catch {
    return [];
  }
}
