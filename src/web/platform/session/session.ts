import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { rememberMember } from "../analytics/analytics-queue.ts";
import { FRESH_MS, KEPT_MS } from "../api/query-client.ts";
import { isMarkedSignedIn } from "../storage/signed-in-cookie.ts";

export const SESSION_KEY = ["/api/auth/user"] as const;

/** The person who is signed in, or null. Signed-out pages send no request, so their console stays clean. */
export function useSession(): UseQueryResult<UserView | null> {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: fetchSession,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  });
}

async function fetchSession(): Promise<UserView | null> {
  if (!isMarkedSignedIn()) return null;
  // The contracts bring zod, which a signed-out visitor never needs.
  const { readUser } = await import("./read-user.ts");
  const user = await readUser();
  if (user) rememberMember(user.id);
  return user;
}

/** For pages that only exist signed in. */
export function useMember(): UserView {
  const { data } = useSession();
  if (!data) throw new Error("A member's page was shown to nobody");
  return data;
}
