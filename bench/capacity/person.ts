import { BrowserMemory, type KnownQuest } from "./browser-memory.ts";
import type { Answer, Caller, Request } from "./caller.ts";
import type { Kind } from "./kinds.ts";
import { REQUESTS } from "./requests.ts";
import type { TrackedEvent } from "./tab.ts";

export interface Surroundings {
  readonly caller: Caller;
  /** Paths of built files. */
  readonly files: readonly string[];
  /** Signs in a new person, like a browser. */
  signIn(caller: Caller): Promise<{ answer: Answer; cookie: string }>;
}

/** Keeps the open quests of an answer to several reads. */
function learnQuests(memory: BrowserMemory, parts: unknown): void {
  const quests = (parts as Record<string, KnownQuest[]>)["/api/tasks"] ?? [];
  memory.open = quests.filter(({ isCompleted }) => !isCompleted);
}

/** What later calls need from a response. */
const LEARNED: Partial<Record<Kind, (memory: BrowserMemory, answer: unknown) => void>> = {
  opening: learnQuests,
  "after change": learnQuests,
  "after completion": learnQuests,
  "complete quest": (memory, completed) => {
    memory.awardId = (completed as { awardId: string }).awardId;
  },
  achievements: (memory, achievements) => {
    const all = achievements as { id: string; earnedAt: string | null; shareCount: number }[];
    memory.earned = all.find(({ earnedAt, shareCount }) => earnedAt !== null && shareCount === 0)?.id;
  },
  "share link": (memory, link) => {
    memory.sharePath = new URL((link as { shareUrl: string }).shareUrl).pathname;
  },
  "record share": (memory, share) => {
    memory.isShareWorth = (share as { awarded: number }).awarded > 0;
  },
};

/** One browser: makes the planned calls, using data from earlier responses. */
export class Person {
  readonly #around: Surroundings;
  readonly #memory = new BrowserMemory();
  readonly #etags = new Map<string, string>();
  #cookie: string;

  constructor(around: Surroundings, cookie = "") {
    this.#around = around;
    this.#cookie = cookie;
  }

  openTab(): void {
    this.#memory.openTab();
  }

  /** Throws `NothingToDo` if the person lacks the data for the call. */
  async make(kind: Kind, events: readonly TrackedEvent[] = []): Promise<Answer> {
    if (kind === "sign in") {
      const { answer, cookie } = await this.#around.signIn(this.#around.caller);
      // Someone already signed in keeps that account.
      this.#cookie ||= cookie;
      return answer;
    }
    const request = kind === "file" ? this.#nextFile() : REQUESTS[kind](this.#memory, events);
    const answer = await this.#send(request);
    if (answer.status === 200) LEARNED[kind]?.(this.#memory, answer.json());
    return answer;
  }

  #nextFile(): Request {
    const { files } = this.#around;
    return { method: "GET", path: files[this.#memory.nextFile() % files.length] ?? "/" };
  }

  async #send(request: Request): Promise<Answer> {
    // Shared pages are viewed by others, who have no cached copy.
    const isRead = request.method === "GET" && !request.path.startsWith("/s/");
    const etag = isRead ? this.#etags.get(request.path) : undefined;
    const answer = await this.#around.caller.send({ ...request, cookie: this.#cookie, etag });
    if (isRead && answer.headers.etag) this.#etags.set(request.path, answer.headers.etag);
    return answer;
  }
}
