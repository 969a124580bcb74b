import { onTestFinished, vi } from "vitest";
import { READS_PATH } from "#contracts/reads/reads-path.ts";

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
}

interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  offline?: true;
  /** The answer comes only then. */
  after?: Promise<unknown>;
}

/** A list is answered in order; its last answer repeats. */
export type Answers = Record<string, Answer | Answer[]>;

/** Stubs the server until the test ends: answers by "METHOD /path" and records the requests. */
export function stubServer(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    if (isTogether(`${method} ${path}`, answers)) return new Response("{}");
    asked.push({
      method,
      path,
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    });
    const answer = nextAnswer(answers[`${method} ${path}`]);
    if (!answer) throw new Error(`The stub server has no answer to ${method} ${path}`);
    await answer.after;
    if (answer.offline) throw new TypeError("Failed to fetch");
    const body = answer.text ?? (answer.json === undefined ? null : JSON.stringify(answer.json));
    return new Response(body, {
      status: answer.status ?? 200,
      statusText: answer.status ? "Status text" : "OK",
    });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return asked;
}

/** Each read is stubbed by itself: nothing is answered together. */
function isTogether(asked: string, answers: Answers): boolean {
  return asked.startsWith(`GET ${READS_PATH}`) && !(asked in answers);
}

function nextAnswer(answers: Answer | Answer[] | undefined): Answer | undefined {
  if (!Array.isArray(answers)) return answers;
  return answers.length > 1 ? answers.shift() : answers[0];
}

/** Sets the signed-in cookie until the test ends. */
export function stubSignedInCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = "sq_signed_in=1";
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "sq_signed_in=; max-age=0";
  });
}
