import type { Page } from "playwright-core";

/** Fills in the local identity provider's form. */
export async function fillSignInForm(page: Page, person: { email: string; name?: string }): Promise<void> {
  await page.getByRole("heading", { name: "Who is on this quest?" }).waitFor();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Name").fill(person.name ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
}
