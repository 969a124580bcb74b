import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { openProfile, useProfileAddress } from "#web/wiring/profile-address.ts";
import { ProfilePanel } from "./profile-panel.tsx";
import { useProfileForm } from "./use-profile-form.ts";

interface ProfileDialogProps {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
  /** Content of the other tab, from another feature. */
  social: ReactNode;
  /** Slot for what reminds the person, from the reminders feature. */
  reminders?: ReactNode;
  /** Slot for what is known about the business, from the business feature. */
  known?: ReactNode;
  /** Slot for the plan, from the billing feature. */
  plan?: ReactNode;
  /** Slot for the person's public pages, from the sharing feature. */
  sharedPages: ReactNode;
  /** Slot for keys to the API, from the tokens feature. */
  tokens?: ReactNode;
  /** Slot for addresses that are told of events, from the webhooks feature. */
  webhooks?: ReactNode;
}

export function ProfileDialog({
  user,
  open,
  onOpenChange,
  onSignOut,
  social,
  reminders,
  known,
  plan,
  sharedPages,
  tokens,
  webhooks,
}: ProfileDialogProps) {
  const section = useProfileAddress()?.section ?? null;
  const close = () => onOpenChange(false);
  const form = useProfileForm(user, close);
  return (
    <Dialog
      open={open}
      feature="Profile"
      onOpenChange={onOpenChange}
      width="xl"
      fullOnPhone
      bare
      title={user.username}
      className="max-sm:h-dvh sm:h-[min(700px,calc(100dvh-48px))]"
    >
      <header className="flex flex-none items-center gap-3.5 px-5 pt-5 pr-14 sm:px-7 sm:pt-6.5 sm:pr-16">
        <Avatar name={user.username} src={user.profileImageUrl} size="xl" />
        <div className="min-w-0">
          <p className="num text-24 leading-[1.22] font-750 wrap-anywhere" aria-hidden="true">
            {user.username}
          </p>
          <p className="text-13 text-text-2 sm:text-[14.5px]">
            {t("Member since {day}", { day: memberSince(user.createdAt) })}
          </p>
        </div>
      </header>
      <Tabs
        label={t("Profile settings")}
        value={section === "social" ? "social" : "profile"}
        onValueChange={(tab) => openProfile(tab === "social" ? "social" : undefined)}
        className="mt-3 flex min-h-0 flex-1 flex-col [&>[role=tabpanel][data-state=active]]:flex [&>[role=tabpanel][data-state=active]]:min-h-0 [&>[role=tabpanel][data-state=active]]:flex-1 [&>[role=tabpanel][data-state=active]]:flex-col"
        listClassName="flex-none px-5 sm:px-7"
        tabs={[
          {
            value: "profile",
            label: t("Profile & Schedule"),
            content: (
              <ProfilePanel
                user={user}
                form={form}
                section={section}
                reminders={reminders}
                known={known}
                plan={plan}
                sharedPages={sharedPages}
                tokens={tokens}
                webhooks={webhooks}
                onClose={close}
                onSignOut={onSignOut}
              />
            ),
          },
          {
            value: "social",
            label: t("Social Connections"),
            content: (
              <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">{social}</div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}

function memberSince(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
