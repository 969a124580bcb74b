import type { Endpoint } from "#contracts/endpoint.ts";
import { MOST_READS, readTogether } from "#contracts/reads/reads.ts";
import { READS_PARTED_BY } from "#contracts/reads/reads-path.ts";
import type { Actor, Context } from "../context.ts";
import type { Db } from "../db/handles.ts";
import { AppError } from "../errors.ts";
import type { Answer } from "./caller.ts";
import { type EndpointRoute, implementWritten, writeAnswer } from "./endpoint-routes.ts";

/** The call that makes several reads. One after the other: a page takes no more connections than a single call. */
export function readsTogether(routes: readonly EndpointRoute[]): EndpointRoute {
  const byPath = new Map(
    routes.filter(({ endpoint }) => endpoint.isReadWithOthers).map((route) => [route.endpoint.path, route]),
  );
  return implementWritten(readTogether, async (ctx, { of }, answer) => {
    const addresses = [...new Set(of.split(READS_PARTED_BY))];
    if (addresses.length > MOST_READS)
      throw new AppError("invalid_input", `Ask for at most ${MOST_READS} reads at once.`);
    const parts: string[] = [];
    for (const address of addresses) {
      const part = await partOf(byPath, ctx, address, answer);
      if (part !== null) parts.push(`${JSON.stringify(address)}:${part}`);
    }
    return `{${parts.join(",")}}`;
  });
}

/** Null if it cannot be read like this: the call by itself says why. */
async function partOf(
  byPath: ReadonlyMap<string, EndpointRoute>,
  ctx: Context<Db, Actor>,
  address: string,
  answer: Answer,
): Promise<string | null> {
  const [path = "", query] = address.split("?");
  const route = byPath.get(path as Endpoint["path"]);
  const input = route?.endpoint.input.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!route || !input?.success) return null;
  try {
    return await writeAnswer(route, ctx, input.data, answer);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}
