declare const navigator: { readonly clipboard: { readText(): Promise<string> } };

/** Runs inside the page: a call with a token beside the page's own session cookie. Answers the status. */
export async function answerToBearer(call: { secret: string; method: string; url: string }): Promise<number> {
  const headers = { Authorization: `Bearer ${call.secret}` };
  return (await fetch(call.url, { method: call.method, headers })).status;
}

/** Runs inside the page. */
export function readClipboard(): Promise<string> {
  return navigator.clipboard.readText();
}
