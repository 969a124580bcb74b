/** Whether an address belongs to the operators' console. Members see other pages under the same two first ones. */
export function isConsolePath(path: string): boolean {
  return path === "/analytics" || path === "/performance" || path.startsWith("/analytics/");
}

/** Parameters of an address that hold for all pages of the console. */
const KEPT = ["range", "compare"];

export function keptParams(known: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = known.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The address of another page of the console, perhaps with parameters of its own, with the range of this one. */
export function withRange(path: string, search: string): string {
  const [page, own] = path.split("?");
  const kept = {
    ...keptParams(new URLSearchParams(search)),
    ...Object.fromEntries(new URLSearchParams(own)),
  };
  const params = new URLSearchParams(kept);
  return params.size > 0 ? `${page}?${params}` : path;
}
