import type { WebSocket } from "ws";
import { LIVE_CLOSE } from "#contracts/live.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { Actor } from "../context.ts";

/** Above this a client is behind: it misses updates until its socket has caught up. */
const BEHIND_BYTES = 64 * 1024;
/** Number of updates missed in a row before the connection is cut: half a minute. */
const TOO_SLOW = 6;
export const FRAMES_A_WINDOW = 20;
/** Cut if a client keeps sending after it was asked to close. */
const CUT_FROM_FRAMES = 2 * FRAMES_A_WINDOW;

export type LiveActor = Pick<Actor, "id" | "sessionId" | "role">;

/** One open connection. Kept small: there may be thousands. */
export class LiveClient {
  readonly personId: string;
  readonly sessionId: string;
  role: Role;
  readonly #socket: WebSocket;
  #missed = 0;
  #frames = 0;
  #isSilent = false;

  constructor(socket: WebSocket, actor: LiveActor) {
    this.#socket = socket;
    this.personId = actor.id;
    this.sessionId = actor.sessionId;
    this.role = actor.role;
  }

  /** Sends the text, or skips it if the client is behind; a client that stays behind is cut. */
  send(text: Buffer): void {
    if (this.#socket.bufferedAmount <= BEHIND_BYTES) {
      this.#missed = 0;
      this.#socket.send(text, AS_TEXT);
    } else if (++this.#missed >= TOO_SLOW) this.#socket.terminate();
  }

  /** Counts a message, or an unrequested ping or pong. False if this window's limit is exceeded. */
  mayTalk(): boolean {
    this.#isSilent = false;
    this.#frames++;
    if (this.#frames === FRAMES_A_WINDOW + 1) this.close(LIVE_CLOSE.refused, "too many messages");
    if (this.#frames > CUT_FROM_FRAMES) this.cut();
    return this.#frames <= FRAMES_A_WINDOW;
  }

  /** The answer to our own ping does not count. */
  heardPong(): void {
    if (!this.#isSilent) this.mayTalk();
    this.#isSilent = false;
  }

  /** Pings the client; cuts it if it sent nothing since the last ping. Also begins a new window. */
  ping(): void {
    if (this.#isSilent) {
      this.#socket.terminate();
      return;
    }
    this.#isSilent = true;
    this.#frames = 0;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#socket.terminate();
  }
}

const AS_TEXT = { binary: false };
