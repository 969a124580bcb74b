/** What leaves the page or the program, in one object so that tests can replace them. */
export const browser = {
  goTo(path: string): void {
    window.location.assign(path);
  },
  /** As goTo, but without a history entry for the current page. */
  replace(path: string): void {
    window.location.replace(path);
  },
  reload(): void {
    window.location.reload();
  },
  print(): void {
    window.print();
  },
};
