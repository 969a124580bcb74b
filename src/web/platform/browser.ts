/** Full page loads, in one object so that tests can stand in for them. */
export const browser = {
  goTo(path: string): void {
    window.location.assign(path);
  },
  reload(): void {
    window.location.reload();
  },
};
