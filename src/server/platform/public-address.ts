import { promises as dns } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { PRIVATE_RANGES, rangesOf, SPECIAL_RANGES } from "./address-ranges.ts";
import { isPrivateHost } from "./private-host.ts";

const reserved = rangesOf([...PRIVATE_RANGES, ...SPECIAL_RANGES]);
/** All routed IPv6 addresses are in this range. */
const routed = rangesOf(["2000::/3"]);

/** Whether an address is on the public internet: not this machine, its network, or a special range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && routed.check(address, "ipv6") && !reserved.check(address, "ipv6");
}

/** The host leads to this machine or its network. */
export class PrivateAddress extends Error {}

const createResolver = () => new dns.Resolver({ timeout: 2_000, tries: 1 });

/**
 * Checks the resolved address on connecting, so that DNS rebinding cannot reach a private address. Asks name servers
 * itself: the system's lookup takes one of four threads that the whole process shares, for as long as a dead name
 * server lets it wait.
 */
export function lookupPublic(signal: AbortSignal, resolver = createResolver()): LookupFunction {
  return (hostname, options, done) => {
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    findPublic(resolver, hostname)
      .finally(() => signal.removeEventListener("abort", cancel))
      .then(
        ([first, ...more]) =>
          options.all ? done(null, [first, ...more]) : done(null, first.address, first.family),
        (error) => done(error, ""),
      );
  };
}

interface Found {
  readonly address: string;
  readonly family: 4 | 6;
}

async function findPublic(resolver: dns.Resolver, hostname: string): Promise<[Found, ...Found[]]> {
  if (isPrivateHost(hostname)) throw new PrivateAddress("the host leads to a private address");
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const [first, ...more] = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
  if (!first) throw v4.status === "rejected" ? v4.reason : new Error("the host has no address");
  if (![first, ...more].every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress("the host leads to a private address");
  return [first, ...more];
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): Found[] {
  return answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
}
