declare const document: { title: string };
declare const history: { pushState(state: null, unused: "", path: string): void };

export function titleIs(wanted: string): boolean {
  return document.title === wanted;
}

/** Navigates as a link in the app does, without a page load. */
export function goInApp(path: string): void {
  history.pushState(null, "", path);
}
