import type { LookupAddress } from "node:dns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPictureServer, TINY_GIF } from "#server/testing/fakes/picture-server.ts";
import { lookupPublic } from "../public-address.ts";
import { createPictureFetch, PICTURE_MAX_BYTES } from "./fetch-picture.ts";

let outside: Awaited<ReturnType<typeof openPictureServer>>;
beforeAll(async () => {
  outside = await openPictureServer();
});
afterAll(() => outside.close());

const fetched = () => outside.fetchPicture(outside.address);

describe("what is taken", () => {
  test("a picture is what its bytes say, not what its host says", async () => {
    outside.behave((response) => response.writeHead(200, { "content-type": "text/html" }).end(TINY_GIF));
    expect(await fetched()).toEqual({ type: "image/gif", bytes: TINY_GIF });
  });

  test("256 kB to the byte", async () => {
    const picture = Buffer.concat([TINY_GIF, Buffer.alloc(PICTURE_MAX_BYTES - TINY_GIF.length)]);
    outside.behave((response) => response.writeHead(200).end(picture));
    expect((await fetched()).bytes.length).toBe(256 * 1024);
  });
});

describe("what is refused", () => {
  test.each<[string, Parameters<typeof outside.behave>[0], RegExp]>([
    [
      "a page that calls itself a picture",
      (response) => response.writeHead(200, { "content-type": "image/png" }).end("<!doctype html>"),
      /no supported picture/u,
    ],
    [
      "a drawing with a script in it",
      (response) => response.end("<svg><script/></svg>"),
      /no supported picture/u,
    ],
    ["nothing", (response) => response.writeHead(200).end(), /no supported picture/u],
    ["a 404", (response) => response.writeHead(404).end(TINY_GIF), /answered 404/u],
    [
      "a redirect, also to the same host",
      (response) => response.writeHead(302, { location: outside.address }).end(),
      /answered 302/u,
    ],
    [
      "more than it may be, said before",
      (response) => response.writeHead(200, { "content-length": PICTURE_MAX_BYTES + 1 }).write(TINY_GIF),
      /larger than 256 kB/u,
    ],
    [
      "more than it may be, never said",
      (response) => {
        response.writeHead(200);
        response.write(TINY_GIF);
        response.end(Buffer.alloc(PICTURE_MAX_BYTES));
      },
      /larger than 256 kB/u,
    ],
    ["a host that never answers", () => undefined, /aborted/u],
    ["a host that stops in the middle", (response) => response.writeHead(200).write(TINY_GIF), /aborted/u],
  ])("%s", async (_what, behaviour, reason) => {
    outside.behave(behaviour);
    await expect(fetched()).rejects.toThrow(reason);
  });

  test.each([
    ["http://pictures.example.com/face", /plain https/u],
    ["https://pictures.example.com:8443/face", /plain https/u],
    ["https://ann:secret@pictures.example.com/face", /plain https/u],
    ["https://elsewhere.example.com/face", /AVATAR_HOSTS/u],
    ["https://pictures.example.com.evil.example/face", /AVATAR_HOSTS/u],
    ["https://127.0.0.1/face", /AVATAR_HOSTS/u],
    ["https://[::1]/face", /AVATAR_HOSTS/u],
    ["file:///etc/passwd", /plain https/u],
    ["data:image/gif;base64,R0lGODlh", /plain https/u],
    ["no address", /cannot be read/u],
    [`https://pictures.example.com/${"x".repeat(3_000)}`, /cannot be read/u],
  ])("the address %.60s, and nobody is asked", async (address, reason) => {
    const before = outside.asked.length;
    await expect(outside.fetchPicture(address)).rejects.toThrow(reason);
    expect(outside.asked.length).toBe(before);
  });

  test("an allowed host name that resolves to this machine is refused", async () => {
    const real = createPictureFetch({ hosts: new Set(["localhost"]) });
    await expect(real("https://localhost/face")).rejects.toThrow("the host leads to a private address");
  });
});

test.each([{ all: true }, { all: false }])("a private address is found for nobody: %j", async (options) => {
  const [error] = await new Promise<[Error | null, string | LookupAddress[]]>((resolve) =>
    lookupPublic(new AbortController().signal)("localhost", options, (error, address) =>
      resolve([error, address]),
    ),
  );
  expect(error?.message).toBe("the host leads to a private address");
});
