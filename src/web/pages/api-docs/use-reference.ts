import { useQuery } from "@tanstack/react-query";
import { REFERENCE_PATH, referenceSchema } from "#contracts/tokens/reference.ts";
import { errorFrom } from "#web/platform/api/api-error.ts";
import { type ApiCall, readCalls } from "./calls.ts";

export interface Reference {
  readonly origin: string;
  readonly calls: readonly ApiCall[];
}

/** The API document of this server. It changes only with a new version. */
export function useReference() {
  return useQuery({
    queryKey: [REFERENCE_PATH],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Reference> => {
      const response = await fetch(REFERENCE_PATH, { headers: { Accept: "application/json" }, signal });
      if (!response.ok) throw await errorFrom(response);
      const reference = referenceSchema.parse(await response.json());
      return { origin: reference.servers[0]?.url ?? "", calls: readCalls(reference) };
    },
  });
}
