import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { readPerformance } from "#contracts/performance.ts";
import { call } from "#web/platform/api/api.ts";
import { type LiveConnection, openLiveConnection } from "#web/platform/api/live-connection.ts";

const KEY = [readPerformance.path];
const POLL_EVERY_MS = 10_000;
const SPIN_MS = 1_000;

/** The latest snapshot: pushed while the live connection is up, otherwise polled every ten seconds. */
export function usePerformance() {
  const live = useLivePerformance();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(readPerformance, {}, { signal })).data,
    staleTime: POLL_EVERY_MS,
    refetchInterval: live.isLive ? false : POLL_EVERY_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  });
  const spin = useSpin();
  const refresh = () => {
    if (!live.isLive) return void query.refetch();
    live.askAnew();
    spin.start();
  };
  return {
    query,
    isLive: live.isLive,
    refresh,
    isRefreshing: spin.isOn || (!live.isLive && query.isFetching),
  };
}

function useLivePerformance() {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const connection = useRef<LiveConnection | null>(null);
  const subscribe = useCallback(() => connection.current?.send({ type: "subscribe-performance" }), []);
  useEffect(() => {
    const held = openLiveConnection({
      onOpen: () => {
        setLive(true);
        subscribe();
      },
      onMessage: (message) => {
        setLive(message !== null);
        if (message && "data" in message) queries.setQueryData(KEY, message.data);
      },
      onDown: () => setLive(false),
    });
    connection.current = held;
    return held.end;
  }, [queries, subscribe]);
  return { isLive, askAnew: subscribe };
}

/** Live mode has nothing to wait for; spinning for a second confirms the click. */
function useSpin() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setOn(false), SPIN_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return { isOn, start: () => setOn(true) };
}
