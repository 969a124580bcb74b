import { CancelledError, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listActivity } from "#contracts/activity.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { type LiveConnection, openLiveConnection } from "#web/platform/api/live-connection.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { isSigningOut } from "#web/platform/session/sign-out.ts";

/** The first use of a page may be a click that leaves it, and its session. */
const BEGIN_AFTER_MS = 1_000;

/** Reads the list, then again whenever the server says that it changed, by this page or another. */
export function ActivityWatch() {
  const client = useQueryClient();
  useEffect(() => {
    let connection: LiveConnection | undefined;
    let isLeft = false;
    const begin = async () => {
      if ((await isSignedIn(client)) && !isLeft) connection = watch(client);
    };
    const timer = setTimeout(() => void begin(), BEGIN_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      connection?.end();
    };
  }, [client]);
  return null;
}

function watch(client: QueryClient): LiveConnection {
  const connection = openLiveConnection({
    onOpen: () => connection.send({ type: "subscribe-activity" }),
    onMessage: (message) => {
      // If it cannot be read now, it is read when the list is opened.
      if (message?.type === "activity-changed") read(client).catch(() => undefined);
    },
    onDown: () => undefined,
    mayReconnect: () => isSignedIn(client),
  });
  return connection;
}

/** Reads the list. A session that has ended is refused a connection as well, which the browser logs as an error. */
async function isSignedIn(client: QueryClient): Promise<boolean> {
  if (isSigningOut()) return false;
  try {
    const list = await client.fetchQuery({ ...SESSION_CHECK, staleTime: 0, retry: 0 });
    if (list) client.setQueryData(queryOf(listActivity).queryKey, list);
    return list !== null;
  } catch (error) {
    return !(error instanceof CancelledError);
  }
}

/** Its own query: signing out cancels it, and nobody is told in the background that the session has ended. */
const SESSION_CHECK = {
  queryKey: [listActivity.path, "session-check"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    try {
      return await call(listActivity, {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
};

async function read(client: QueryClient): Promise<void> {
  if (!isSigningOut()) await client.fetchQuery({ ...queryOf(listActivity), staleTime: 0, retry: 0 });
}
