import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endSession, listSessions, type SessionView } from "#contracts/accounts.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

const SESSIONS_KEY = [listSessions.path];

/** The person's active sessions, refetched on each opening. */
export function useSessions() {
  return useQuery({ ...queryOf(listSessions), ...READ_ON_MOUNT });
}

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { sessionId }),
    onSuccess: (_, sessionId) => {
      queries.setQueryData<SessionView[]>(SESSIONS_KEY, (sessions) =>
        sessions?.filter(({ id }) => id !== sessionId),
      );
    },
  });
}
