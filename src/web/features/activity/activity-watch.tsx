import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listActivity } from "#contracts/activity.ts";
import { openLiveConnection } from "#web/platform/api/live-connection.ts";
import { queryOf } from "#web/platform/api/query-of.ts";

/** Reads the list once connected and whenever the server says that it changed, by this page or another. */
export function ActivityWatch() {
  const client = useQueryClient();
  useEffect(() => {
    // Without a connection the list is read when it is opened.
    const read = () =>
      client.fetchQuery({ ...queryOf(listActivity), staleTime: 0, retry: 0 }).catch(() => undefined);
    const connection = openLiveConnection({
      onOpen: () => connection.send({ type: "subscribe-activity" }),
      onMessage: (message) => {
        if (message?.type === "activity-changed") void read();
      },
      onDown: () => undefined,
    });
    return connection.end;
  }, [client]);
  return null;
}
