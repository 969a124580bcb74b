/** Whether an address belongs to the operators' console. Members see other pages under the same two first ones. */
export function isConsolePath(path: string): boolean {
  return path === "/analytics" || path === "/performance" || path.startsWith("/analytics/");
}
