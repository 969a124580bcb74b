import { ChartColumn, Gauge, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { figurePages } from "#web/wiring/figure-pages.ts";
import { CloseAccount } from "./close-account.tsx";
import { ExportEverything } from "./export-everything.tsx";
import { HiddenQuests } from "./hidden-quests.tsx";
import { ImportData } from "./import/import-data.tsx";
import { RemovePicture } from "./remove-picture.tsx";
import { SessionList } from "./session-list.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

interface AccountSectionProps {
  user: UserView;
  /** Slot for the person's public pages, which belong to another feature. */
  sharedPages: ReactNode;
  onSignOut: () => void;
  /** Called when a link inside navigates away from the dialog. */
  onFollow: () => void;
}

export function AccountSection({ user, sharedPages, onSignOut, onFollow }: AccountSectionProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <div className="grid content-start gap-6">
        <Part title={t("Email")}>
          <p className="text-15 wrap-anywhere">{user.email ?? t("Your sign-in shared no email address.")}</p>
        </Part>
        {user.profileImageUrl ? (
          <Part title={t("Picture")}>
            <RemovePicture />
          </Part>
        ) : null}
        <Part title={t("Where you are signed in")}>
          <SessionList />
          <SignOutEverywhere />
        </Part>
        <Part title={t("Shared pages")}>{sharedPages}</Part>
        <FigureLinks role={user.role} onFollow={onFollow} />
      </div>
      <div className="grid content-start gap-6">
        <Part title={t("Hidden quests")}>
          <HiddenQuests />
        </Part>
        <Part title={t("Your data")}>
          <p className="text-14 text-text-2">{t("Everything SideQuest knows about you, in one file.")}</p>
          <ExportEverything />
          <ImportData />
        </Part>
        <Part title={t("Close account")}>
          <CloseAccount />
        </Part>
      </div>
      <div className="flex flex-wrap items-center gap-2.5 sm:col-span-2">
        <LegalLinks onFollow={onFollow} />
        <Button onClick={onSignOut}>
          <LogOut className="size-[18px]" aria-hidden="true" />
          {t("Sign out")}
        </Button>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h4 className="text-15 leading-[1.3] font-bold">{title}</h4>
      {children}
    </section>
  );
}

function FigureLinks({ role, onFollow }: { role: UserView["role"]; onFollow: () => void }) {
  const pages = figurePages(role);
  if (pages.length === 0) return null;
  return (
    <Part title={t("Figures")}>
      <p className="text-14 text-text-2">
        {role === "admin" ? t("People, mails and how SideQuest is doing.") : t("How SideQuest is doing.")}
      </p>
      <nav aria-label={t("Figures")} className="flex flex-wrap gap-2.5">
        {pages.map(({ path, label }) => (
          <Link key={path} href={path} className={buttonClass({ size: "sm" })} onClick={onFollow}>
            {path === "/performance" ? (
              <Gauge className="size-[18px]" aria-hidden="true" />
            ) : (
              <ChartColumn className="size-[18px]" aria-hidden="true" />
            )}
            {t(label)}
          </Link>
        ))}
      </nav>
    </Part>
  );
}

function LegalLinks({ onFollow }: { onFollow: () => void }) {
  const look =
    "inline-flex items-center rounded-[8px] px-1.5 py-2 underline-offset-3 hover:text-text hover:underline pointer-coarse:min-h-11";
  return (
    <nav aria-label={t("About")} className="mr-auto -ml-1.5 flex gap-1 text-14 text-text-2">
      <Link href="/privacy" className={look} onClick={onFollow}>
        {t("Privacy")}
      </Link>
      <Link href="/terms" className={look} onClick={onFollow}>
        {t("Terms")}
      </Link>
    </nav>
  );
}
