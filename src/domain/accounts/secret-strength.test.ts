import { expect, test } from "vitest";
import { estimateSecretBits, STRONG_SECRET_BITS } from "./secret-strength.ts";

test.each([
  "x".repeat(64),
  "ab".repeat(20),
  "changeme".repeat(5),
  "changemechangemechangemechangeme!",
  "1234567890123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "qwertyuiopasdfghjklzxcvbnm1234567890",
  "please-change-this-session-secret",
  "0000000000000000000000000000000000000001",
  "Sidequest-Production-Session-Secret-1",
  "aaaaaaaabbbbbbbbccccccccddddddddeeeeeeee",
  "password-password-password-password",
  "correcthorsebatterystaplecorrecthorse",
])("%s is weak", (secret) => {
  expect(estimateSecretBits(secret)).toBeLessThan(STRONG_SECRET_BITS);
});

test.each([
  "kJ2mW8vQx4Rz7Tn1Lp6Yb3Hs9Cd5Gf0A",
  "9f86d081884c7d659a2feaa0c55ad015",
  "a3bf4f1b2b0b822cd15d6c15b0f00a08",
  "q7Vt0+8mZc1XyLr5Kd2WfGh9JbNe4PsA6uTiRo3=",
])("%s is strong", (secret) => {
  expect(estimateSecretBits(secret)).toBeGreaterThanOrEqual(STRONG_SECRET_BITS);
});

test("random hexadecimal of 32 signs is never taken for weak", () => {
  // A fixed sequence: a test must not depend on luck.
  let state = 12_345n;
  const next = () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return (state >> 60n).toString(16);
  };
  for (let round = 0; round < 300; round++) {
    const secret = Array.from({ length: 32 }, next).join("");
    expect(estimateSecretBits(secret), secret).toBeGreaterThanOrEqual(STRONG_SECRET_BITS);
  }
});
