/** True for names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/gu, "").toLowerCase();
  return (
    name === "localhost" || name.endsWith(".localhost") || name === "::1" || /^127(\.\d{1,3}){3}$/u.test(name)
  );
}
