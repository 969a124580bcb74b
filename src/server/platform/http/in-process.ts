import type { IncomingHttpHeaders } from "node:http";
import { isSameSecret, randomToken } from "../secrets.ts";

const HEADER = "x-in-process";
const token = randomToken();

/** Marks a call from this process to itself: it is part of a request that was already admitted. */
export const inProcessHeaders = { [HEADER]: token };

export function isInProcess(headers: IncomingHttpHeaders): boolean {
  const given = headers[HEADER];
  return typeof given === "string" && isSameSecret(given, token);
}
