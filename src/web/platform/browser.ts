/** Full page loads, in one object so that tests can stand in for them. */
export const browser = {
  goTo(path: string): void {
    window.location.assign(path);
  },
  /** As goTo, but Back does not lead here again. */
  replace(path: string): void {
    window.location.replace(path);
  },
  reload(): void {
    window.location.reload();
  },
};
