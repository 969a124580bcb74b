import { expect, test } from "vitest";
import { withBrowser } from "../browser.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const QUEST = {
  description: "",
  xpReward: 50,
  category: "Sales",
  difficulty: "Beginner",
  estimatedHours: 1,
  dueDate: "2030-01-01T23:59:00.000Z",
};

test("what was exported by one account is looked at, imported by another, and imported once", async () => {
  const old = await visit("/app#profile/account", {
    as: await site().member({ email: "maya@old.example", name: "Maya Lindqvist" }),
  });
  for (const title of ["Write to the first shop", "Name a price"]) {
    const made = await old.context.request.post("/api/tasks", { data: { ...QUEST, title } });
    const { id } = await made.json();
    await old.context.request.patch(`/api/tasks/${id}`, { data: { isCompleted: true } });
  }
  const there = old.page.getByRole("dialog");
  const [download] = await Promise.all([
    old.page.waitForEvent("download"),
    there.getByRole("button", { name: "Export everything" }).click(),
  ]);
  const file = await download.path();

  const { page, context, allow } = await visit("/app#profile/account", {
    as: await site().member({ email: "maya@new.example", name: "Maya Lindqvist" }),
  });
  const profile = page.getByRole("dialog");
  await profile.getByRole("button", { name: "Bring your data from another SideQuest" }).click();
  const input = profile.getByLabel("Export file");
  const broken = {
    name: "broken.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"format":"other"}'),
  };
  allow(/status of 422/u);
  await input.setInputFiles(broken);
  await profile.getByText("This is not a SideQuest export").waitFor();
  await input.setInputFiles(file);
  await profile.getByText("maya@old.example").waitFor();
  await profile.getByRole("list", { name: "Comes in" }).getByText("Completed among them").waitFor();
  await profile.getByRole("list", { name: "Stays behind" }).scrollIntoViewIfNeeded();
  expect(await look(page, "import-preview", { within: "[role=dialog]" })).toEqual([]);
  await profile.getByRole("button", { name: "Import", exact: true }).click();
  await profile.getByText("Your data is here.").waitFor();
  expect(await look(page, "import-done", { within: "[role=dialog]" })).toEqual([]);
  await profile.getByRole("button", { name: "Done" }).click();

  await profile.getByRole("button", { name: "Bring your data from another SideQuest" }).click();
  await profile.getByLabel("Export file").setInputFiles(file);
  await profile.getByRole("button", { name: "Nothing new to import" }).waitFor();
  const { listing } = await (await context.request.get("/api/leaderboard/me")).json();
  expect(listing).toBe("nothing_completed");
  await page.keyboard.press("Escape");
  await profile.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Founder's Logbook" }).click();
  const logbook = page.getByRole("dialog", { name: "Founder's Logbook" });
  await logbook.getByText("Write to the first shop").waitFor();
});
