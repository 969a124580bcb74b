import "./no-eval.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";

test("zod reads the setting from where we write it", () => {
  expect(z.config()).toMatchObject({ jitless: true });
});
