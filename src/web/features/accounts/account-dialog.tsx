import { LogOut } from "lucide-react";
import { Link } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SessionList } from "./session-list.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

interface AccountDialogProps {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

export function AccountDialog({ user, open, onOpenChange, onSignOut }: AccountDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      eyebrow={<Avatar name={user.username} size="xl" />}
      title={<span className="wrap-anywhere">{user.username}</span>}
      description={`Member since ${memberSince(user.createdAt)}`}
      footer={
        <>
          <LegalLinks onFollow={() => onOpenChange(false)} />
          <Button onClick={onSignOut}>
            <LogOut className="size-[18px]" aria-hidden="true" />
            Sign out
          </Button>
        </>
      }
    >
      <div>
        <h3 className="field-label">Email</h3>
        <p className="mt-1 text-15 wrap-anywhere">{user.email ?? "Your sign-in shared no email address."}</p>
      </div>
      <section className="grid gap-2">
        <h3 className="field-label">Where you are signed in</h3>
        <SessionList />
        <SignOutEverywhere />
      </section>
    </Dialog>
  );
}

function LegalLinks({ onFollow }: { onFollow: () => void }) {
  const look = "rounded-[8px] px-1.5 py-2 underline-offset-3 hover:text-text hover:underline";
  return (
    <nav aria-label="About" className="mr-auto -ml-1.5 flex gap-1 text-14 text-text-2">
      <Link href="/privacy" className={look} onClick={onFollow}>
        Privacy
      </Link>
      <Link href="/terms" className={look} onClick={onFollow}>
        Terms
      </Link>
    </nav>
  );
}

function memberSince(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });
}
