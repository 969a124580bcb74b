import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { rememberMember } from "../analytics/analytics-queue.ts";
import { FRESH_MS, KEPT_MS } from "../api/query-client.ts";
import { isMarkedSignedIn } from "../storage/signed-in-cookie.ts";

export const SESSION_KEY = ["/api/auth/user"] as const;

/** The signed-in person, or null. Sends no request without the signed-in cookie. */
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
  // The contracts import zod, which signed-out visitors do not need.
  const { readUser } = await import("./read-user.ts");
  const user = await readUser();
  if (user) rememberMember(user.id);
  return user;
}

/** For pages that are only shown when signed in. */
export function useMember(): UserView {
  const { data } = useSession();
  if (!data) throw new Error("A member's page was shown to nobody");
  return data;
}
