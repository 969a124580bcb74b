declare const document: { title: string };
declare const history: { pushState(state: null, unused: "", path: string): void };

export function titleIs(wanted: string): boolean {
  return document.title === wanted;
}

/** As a link inside the app does: without loading the page anew. */
export function goInApp(path: string): void {
  history.pushState(null, "", path);
}
