import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { checkAddress } from "./check-address.ts";

/** A certificate for localhost that is valid for a year, and a server that has it. */
async function serve(answer: { status: number; isSilent?: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-certificate-"));
  const file = (name: string) => join(folder, name);
  const made = ["-keyout", file("key.pem"), "-out", file("cert.pem"), "-days", "365", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...made, ...names], { stdio: "ignore" });
  const cert = readFileSync(file("cert.pem"), "utf8");
  const server = createServer({ cert, key: readFileSync(file("key.pem")) }, (request, response) => {
    if (answer.isSilent) return;
    response.writeHead(request.url === "/healthz" ? answer.status : 404).end("fine");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { url: new URL(`https://localhost:${(server.address() as AddressInfo).port}`), cert };
}

test("an address that answers gives the end of its certificate", async () => {
  const { url, cert } = await serve({ status: 200 });
  const { problem, certificateUntil } = await checkAddress(url, { ca: cert });
  expect(problem).toBe(null);
  const leftDays = ((certificateUntil?.getTime() ?? 0) - Date.now()) / MS_PER_DAY;
  expect(Math.round(leftDays)).toBe(365);
});

test.each([
  ["a proxy without the program behind it", { status: 502 }, "it answers 502 where 200 is expected"],
  ["a redirect, which is not followed", { status: 301 }, "it answers 301 where 200 is expected"],
])("%s", async (_what, answer, problem) => {
  const { url, cert } = await serve(answer);
  expect(await checkAddress(url, { ca: cert })).toMatchObject({ problem });
});

test("a certificate that nobody vouches for, a port with nobody and a silent one each have their words", async () => {
  const { url } = await serve({ status: 200 });
  const untrusted = "this machine does not trust its certificate";
  expect(await checkAddress(url)).toEqual({ problem: untrusted, certificateUntil: null });
  expect(await checkAddress(new URL("https://localhost:9"))).toMatchObject({
    problem: "nothing listens there",
  });
  const silent = await serve({ status: 200, isSilent: true });
  const late = { problem: "no answer came in time" };
  expect(await checkAddress(silent.url, { ca: silent.cert, timeout: 100 })).toMatchObject(late);
});
