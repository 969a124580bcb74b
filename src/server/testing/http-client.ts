import type { InjectOptions } from "fastify";

/** The parts of a response that tests read, in process or over the network. */
export interface Answer {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly body: string;
  readonly cookies: ReceivedCookie[];
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects
  json(): any;
}

export interface ReceivedCookie {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly maxAge?: number;
}

export interface Transport {
  inject(options: InjectOptions): Promise<Answer>;
}

type Cookie = { value: string; path: string };

/** An HTTP client with a cookie jar, like a browser. */
export class HttpClient {
  readonly cookies: Map<string, Cookie>;
  readonly #app: Transport;
  readonly #origin: string;

  /** Two clients that share a jar are one person on two connections. */
  constructor(app: Transport, origin: string, jar = new Map<string, Cookie>()) {
    this.#app = app;
    this.#origin = origin;
    this.cookies = jar;
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.send({ method: "GET", url, headers });
  }

  post(url: string, payload?: object, headers: Record<string, string> = {}) {
    return this.send({ method: "POST", url, headers, ...(payload && { payload }) });
  }

  async send(options: InjectOptions): Promise<Answer> {
    const url = new URL(String(options.url), this.#origin);
    const answer = await this.#app.inject({
      ...options,
      url: url.pathname + url.search,
      headers: { host: url.host, ...options.headers, cookie: this.#cookieHeader(url.pathname) },
    });
    for (const cookie of answer.cookies) this.#keep(cookie);
    return answer;
  }

  /** Follows redirects with GET until another response arrives. */
  async follow(url: string): Promise<{ url: string; answer: Answer }> {
    let next = new URL(url, this.#origin);
    for (let hop = 0; hop < 12; hop++) {
      const answer = await this.get(next.href);
      const { location } = answer.headers;
      if (!location) return { url: next.pathname + next.search, answer };
      next = new URL(String(location), next);
    }
    throw new Error(`Too many redirects from ${url}`);
  }

  /** The complete sign-in: follow to the form, submit it, follow back. */
  async signIn(person: { email: string; name?: string; code?: string }, start = "/api/auth/google") {
    const form = await this.follow(start);
    const sent = await this.send({
      method: "POST",
      url: form.url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ name: "", ...person }).toString(),
    });
    if (!sent.headers.location) return { url: form.url, answer: sent };
    return this.follow(new URL(String(sent.headers.location), this.#origin).href);
  }

  #keep(cookie: { name: string; value: string; path?: string; maxAge?: number; expires?: Date }): void {
    const isGone =
      cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() <= 0) || cookie.value === "";
    if (isGone) this.cookies.delete(cookie.name);
    else this.cookies.set(cookie.name, { value: cookie.value, path: cookie.path ?? "/" });
  }

  #cookieHeader(path: string): string {
    const sent = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([name, cookie]) => `${name}=${cookie.value}`).join("; ");
  }
}

/** All pages of a list, following `next` to the end. */
export async function readPages(client: HttpClient, path: string, listName: string) {
  const pages: { id: string }[][] = [];
  let next: string | null = null;
  do {
    const query: string = next === null ? "" : `?before=${encodeURIComponent(next)}`;
    const answer = await client.get(path + query);
    if (answer.statusCode !== 200) throw new Error(`not read: ${answer.body}`);
    const page = answer.json();
    pages.push(page[listName]);
    next = page.next;
  } while (next !== null && pages.length < 20);
  return { sizes: pages.map((page) => page.length), ids: pages.flat().map(({ id }) => id) };
}
