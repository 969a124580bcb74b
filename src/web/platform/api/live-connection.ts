import {
  LIVE_CLOSE,
  LIVE_PATH,
  type LiveMessage,
  type LiveRequest,
  liveMessageSchema,
} from "#contracts/live.ts";
import { reportProblem } from "../report.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

interface LiveListener {
  onOpen(): void;
  /** Null if the message could not be parsed. */
  onMessage(message: LiveMessage | null): void;
  /** The connection was lost or could not be opened. */
  onDown(): void;
  /** Asked before a lost connection is opened again; without it, it always is. */
  mayReconnect?(): Promise<boolean>;
}

export interface LiveConnection {
  send(request: LiveRequest): void;
  end(): void;
}

/** Keeps a connection to /ws while the page is visible, and reconnects when it is lost. */
export function openLiveConnection(listener: LiveListener): LiveConnection {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const stop = new AbortController();

  const drop = () => {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    // A connecting socket is closed once open: closing it earlier logs a browser error.
    if (old && old.readyState !== WebSocket.CONNECTING) old.close();
    if (old) listener.onDown();
  };
  const connect = () => {
    clearTimeout(timer);
    // Offline it would fail, and the browser would log an error; the event "online" comes back here.
    if (document.hidden || socket || !navigator.onLine) return;
    const mine = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${LIVE_PATH}`,
    );
    socket = mine;
    const isMine = () => socket === mine;
    mine.onopen = () => (isMine() ? listener.onOpen() : mine.close());
    mine.onmessage = ({ data }) => {
      if (!isMine()) return;
      failures = 0;
      listener.onMessage(read(String(data)));
    };
    mine.onclose = ({ code }) => {
      if (!isMine()) return;
      socket = null;
      listener.onDown();
      // Retrying after a refusal would be refused again.
      if (code !== LIVE_CLOSE.refused) timer = setTimeout(() => void reconnect(), waitAfter(failures++));
    };
  };

  const reconnect = async () => {
    const may = (await listener.mayReconnect?.()) ?? true;
    if (may && !stop.signal.aborted) connect();
  };

  const { signal } = stop;
  document.addEventListener("visibilitychange", () => (document.hidden ? drop() : connect()), { signal });
  window.addEventListener("online", connect, { signal });
  connect();
  return {
    send: (request) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    },
    end: () => {
      stop.abort();
      drop();
    },
  };
}

function read(text: string): LiveMessage | null {
  try {
    return liveMessageSchema.parse(JSON.parse(text));
  } catch (cause) {
    reportProblem("A live message could not be read", cause);
    return null;
  }
}

/** Doubles each time, with jitter, so clients do not all reconnect at once when a server returns. */
export function waitAfter(failures: number, chance = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures + 1));
  return FIRST_WAIT_MS + (longest - FIRST_WAIT_MS) * chance;
}
