import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { IMPORT_MAX_BYTES, type ImportView } from "#contracts/export/import.ts";
import { FAILED, renderDialog, resetBeforeEach } from "#web/testing/profile-dialog.tsx";

resetBeforeEach();

const preview: ImportView = {
  from: { username: "Maya", email: "maya@old.example", exportedAt: "2026-11-01T10:00:00.000Z" },
  isFromOther: true,
  comes: [
    { kind: "quests", added: 12, known: 3 },
    { kind: "xp", added: 1_250, known: 0 },
  ],
  leaves: ["plan", "streak"],
};
const known = { ...preview, comes: [{ kind: "quests", added: 0, known: 15 }] };
const content = { format: "sidequest-export", version: 1 };

const fileOf = (text: string) => new File([text], "sidequest-everything.json", { type: "application/json" });

async function open(answers: Parameters<typeof renderDialog>[0]) {
  const rendered = renderDialog(answers);
  await userEvent.click(screen.getByRole("button", { name: "Bring your data from another SideQuest" }));
  const input = await screen.findByLabelText<HTMLInputElement>("Export file");
  return { ...rendered, choose: (text: string) => userEvent.upload(input, fileOf(text)) };
}

test("the file is checked, shown and only then imported; everything is read again", async () => {
  const { choose, asked, queries } = await open({
    "POST /api/import/check": { json: preview },
    "POST /api/import": [FAILED, { json: preview }],
  });
  queries.setQueryData(["/api/tasks"], []);
  await choose(JSON.stringify(content));
  const comes = await screen.findByRole("list", { name: "Comes in" });
  expect([...comes.children].map((line) => line.textContent)).toEqual(["Quests3 here already12", "XP1,250"]);
  expect(screen.getByText(/^From Maya/u).textContent).toBe(
    "From Maya (maya@old.example), November 1, 2026. The address is not yours here: import it only if the file is yours.",
  );
  expect(screen.getByRole("list", { name: "Stays behind" }).children).toHaveLength(2);
  expect(asked.some(({ path }) => path === "/api/import")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Import" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Something broke.");
  await userEvent.click(screen.getByRole("button", { name: "Import" }));
  expect((await screen.findByRole("status")).textContent).toMatch(/^Your data is here\./u);
  expect(asked.filter(({ path }) => path === "/api/import").at(-1)?.body).toEqual(content);
  expect(queries.getQueryState(["/api/tasks"])?.isInvalidated).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("list", { name: "Comes in" })).toBeNull();
});

test("a file that was imported before has nothing to import", async () => {
  const { choose } = await open({ "POST /api/import/check": { json: known } });
  await choose(JSON.stringify(content));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Nothing new to import" });
  expect(button.disabled).toBe(true);
});

test.each([
  ["is no JSON", "{"],
  ["is a list", "[]"],
  ["is too large", `"${"x".repeat(IMPORT_MAX_BYTES)}"`],
])("a file that %s is refused without asking the server", async (_, text) => {
  const { choose, asked } = await open({});
  await choose(text);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^(This file cannot be read|The file is larger)/u,
  );
  expect(asked.some(({ path }) => path.startsWith("/api/import"))).toBe(false);
});
