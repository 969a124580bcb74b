type Store = Record<string, string>;

declare const localStorage: Store;
declare const sessionStorage: Store;
declare const document: { cookie: string };
declare const caches: { keys(): Promise<string[]> };

/** Everything stored that the browser's next user could read. */
export async function storedText(): Promise<string> {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()]);
}
