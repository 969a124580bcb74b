import { createSocket } from "node:dgram";
import { promises as dns } from "node:dns";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { isPublicAddress, lookupPublic, PrivateAddress } from "./public-address.ts";

test.each([
  ["142.250.74.97", true],
  ["8.8.8.8", true],
  ["172.32.0.1", true],
  ["2a00:1450:4001:82f::2001", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["2002:7f00:1::", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["localhost", false],
  ["", false],
])("%s: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

/** A name server that knows IPv4 addresses by name; of other names it says nothing. */
const KNOWN: Record<string, number[][]> = {
  "public.example": [[8, 8, 8, 8]],
  "mixed.example": [
    [8, 8, 8, 8],
    [10, 0, 0, 1],
  ],
};
const asked: string[] = [];
const nameServer = createSocket("udp4").bind(0, "127.0.0.1");
nameServer.on("message", (query, { port, address }) => {
  const end = query.indexOf(0, 12);
  const name = query.toString("latin1", 13, end).replace(/[^a-z]/gu, ".");
  asked.push(name);
  const known = KNOWN[name];
  if (!known) return;
  const records = query[end + 2] === 1 ? known : [];
  const head = Buffer.from(query.subarray(0, 12));
  head.set([0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0], 2);
  const answers = records.map((digits) => Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 9, 0, 4, ...digits]));
  nameServer.send(Buffer.concat([head, query.subarray(12, end + 5), ...answers]), port, address);
});
await once(nameServer, "listening");
afterAll(() => nameServer.close());

function look(name: string, signal = new AbortController().signal) {
  // Longer than a test lasts: only the signal ends it.
  const resolver = new dns.Resolver({ timeout: MS_PER_HOUR, tries: 1 });
  resolver.setServers([`127.0.0.1:${nameServer.address().port}`]);
  return new Promise((done) => {
    lookupPublic(signal, resolver)(name, { all: true }, (error, found) => done(error ?? found));
  });
}

test("a name leads to its public addresses, and nowhere if one of them is private", async () => {
  expect(await look("public.example")).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(await look("mixed.example")).toBeInstanceOf(PrivateAddress);
  expect(await look("localhost")).toBeInstanceOf(PrivateAddress);
});

test("a name server that says nothing is waited for until the signal", async () => {
  const waiting = new AbortController();
  const found = look("silent.example", waiting.signal);
  await expect.poll(() => asked).toContain("silent.example");
  waiting.abort();
  expect(await found).toMatchObject({ code: "ECANCELLED" });
});
