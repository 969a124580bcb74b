import { expect, test } from "vitest";
import { encryptPush, isPushKey } from "./encrypt-push.ts";

// RFC 8291, appendix A.
const EXAMPLE = {
  message: "When I grow up, I want to be a watermelon",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  authKey: "BTBZMqHH6r4Tts7J_aSIgg",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("the example of RFC 8291", () => {
  const { publicKey, authKey } = EXAMPLE;
  const chance = {
    salt: Buffer.from(EXAMPLE.salt, "base64url"),
    privateKey: Buffer.from(EXAMPLE.privateKey, "base64url"),
  };
  const body = encryptPush(Buffer.from(EXAMPLE.message), { publicKey, authKey }, chance);
  expect(body.toString("base64url")).toBe(EXAMPLE.body);
});

test("the same message is another one each time", () => {
  const once = () => encryptPush(Buffer.from("x"), EXAMPLE).toString("base64url");
  expect(once()).not.toBe(once());
});

test.each([
  ["a browser's key", EXAMPLE.publicKey, true],
  ["a point off the curve", `${EXAMPLE.publicKey.slice(0, -4)}AAAA`, false],
  ["nothing", "", false],
])("%s", (_, key, expected) => {
  expect(isPushKey(key)).toBe(expected);
});
