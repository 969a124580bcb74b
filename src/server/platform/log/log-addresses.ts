import { open } from "node:fs/promises";
import { shortAddress } from "#domain/network/short-address.ts";

const ADDRESS = /"address":"([^"]*)"/u;
const TIME = /"time":"([^"]*)"/u;

/**
 * Shortens the IP addresses in lines written before this time, in place: a shortened address is padded to
 * the length of the full one, so that concurrent appends are not disturbed.
 */
export async function shortenAddresses(file: string, before: Date): Promise<void> {
  const handle = await open(file, "r+").catch(() => undefined);
  if (!handle) return;
  try {
    if (!(await handle.stat()).isFile()) return;
    // latin1 maps one byte to one character, so string lengths match the lengths on disk.
    const text = (await handle.readFile()).toString("latin1");
    const shortened = text.replaceAll(/[^\n]+/gu, (line) => (isBefore(line, before) ? shorten(line) : line));
    if (shortened !== text) await handle.write(Buffer.from(shortened, "latin1"), 0, shortened.length, 0);
  } finally {
    await handle.close();
  }
}

function isBefore(line: string, moment: Date): boolean {
  const at = TIME.exec(line)?.[1];
  return at !== undefined && new Date(at) < moment;
}

function shorten(line: string): string {
  return line.replace(ADDRESS, (whole, address: string) =>
    `"address":"${shortAddress(address)}"`.padEnd(whole.length),
  );
}
