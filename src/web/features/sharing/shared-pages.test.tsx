import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { SharedPages } from "./shared-pages.tsx";

const FAILED = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };
const LIST = "GET /api/share/links";
const page = {
  id: "1d0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d",
  title: "Level 5",
  shareUrl: "https://sidequest.example/s/abc",
  createdAt: "2025-11-08T12:00:00.000Z",
};

function renderPages(answers: Answers) {
  const asked = stubServer(answers);
  renderWithQueries(<SharedPages />);
  return asked;
}

test("a shared page can be opened, and revoked after one more question", async () => {
  const asked = renderPages({
    [LIST]: { json: [page] },
    [`DELETE /api/share/links/${page.id}`]: [FAILED, { status: 204 }],
  });
  const revoke = await screen.findByRole("button", { name: "Revoke Level 5" });
  expect(revoke.closest("li")?.textContent).toContain("Level 5Shared November 8, 2025");
  const link = screen.getByRole("link", { name: "Open Level 5" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([page.shareUrl, "noopener"]);
  await userEvent.click(revoke);
  await userEvent.click(screen.getByText("Keep it"));
  expect(asked.filter(({ method }) => method === "DELETE")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Revoke Level 5" }));
  await userEvent.click(screen.getByText("Revoke page"));
  await screen.findByText("Something broke.");
  await userEvent.click(screen.getByText("Revoke page"));
  await screen.findByText("“Level 5” is off the web.");
  expect(screen.getByText("None. What you share gets a public page, listed here.")).toBeTruthy();
});
