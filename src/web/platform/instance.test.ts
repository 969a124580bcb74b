import { expect, onTestFinished, test } from "vitest";
import { readInstance, supportLink } from "./instance.ts";

function pageSays(json: string) {
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "instance";
  block.textContent = json;
  document.head.append(block);
  onTestFinished(() => block.remove());
}

test("the instance comes from the block in the page", () => {
  const instance = {
    signIn: "google",
    supportEmail: "help@example.com",
    payments: "stripe",
    modelHosts: ["models.example.com"],
  };
  pageSays(JSON.stringify(instance));
  expect(readInstance()).toEqual(instance);
  expect(supportLink("A closed account")).toBe("mailto:help@example.com?subject=A%20closed%20account");
});

test("without the block, as in development, sign-in is local", () => {
  expect(readInstance()).toMatchObject({ signIn: "local", supportEmail: "support@localhost" });
});
