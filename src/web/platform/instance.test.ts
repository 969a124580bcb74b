import { expect, test } from "vitest";
import { pageSays } from "../testing/instance.ts";
import { readInstance, supportLink } from "./instance.ts";

test("the instance is read from the page", () => {
  const instance = {
    signIn: "google",
    supportEmail: "help@example.com",
    operator: "Acorn Ltd",
    jurisdiction: "England",
    payments: "stripe",
    isStripeTest: false,
    modelHosts: ["models.example.com"],
    reports: "members",
  };
  pageSays(instance);
  expect(readInstance()).toEqual(instance);
  expect(supportLink("A closed account")).toBe("mailto:help@example.com?subject=A%20closed%20account");
});

test("without the block, as in development, sign-in is local", () => {
  expect(readInstance()).toMatchObject({ signIn: "local", supportEmail: "support@localhost" });
});
