import type { PagePath } from "#contracts/pages/pages.ts";
import type { Role } from "#domain/accounts/role.ts";
import { readInstance } from "#web/platform/instance.ts";
import { t } from "#web/platform/language/text.ts";

interface FigurePage {
  path: PagePath;
  label: string;
}

/** The statistics pages this role may open. At the first address admins see the console. */
export function figurePages(role: Role): FigurePage[] {
  const isAdmin = role === "admin";
  if (!isAdmin && readInstance().reports === "admins") return [];
  return [
    { path: "/analytics", label: isAdmin ? t("Console") : t("Analytics") },
    { path: "/performance", label: t("Performance") },
  ];
}
