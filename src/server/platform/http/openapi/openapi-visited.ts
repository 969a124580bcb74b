import { pathKeys } from "#contracts/endpoint.ts";
import type { VisitedAddress } from "#contracts/visited-addresses.ts";

const TEXT = { type: "string" };

/** An address outside the contract table, as an OpenAPI operation. */
export function describeVisited({ path, access, summary, query = [], answer }: VisitedAddress) {
  const { status, type, is } = answer;
  return {
    summary,
    ...(access !== "public" && { security: [{ session: [] }] }),
    "x-access": access,
    parameters: [
      ...pathKeys(path).map((name) => ({ name, in: "path", required: true, schema: TEXT })),
      ...query.map((name) => ({ name, in: "query", required: false, schema: TEXT })),
    ],
    responses: { [status]: { description: is, ...(type && { content: { [type]: {} } }) } },
  };
}
