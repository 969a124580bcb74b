import type { AdminUserView } from "#contracts/admin/admin.ts";
import { setRole } from "#contracts/admin/person.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useLast } from "#web/ui/use-last.ts";

/** Promotes and demotes. Both ask for the name: an administrator sees and changes everybody. */
export function RoleDialog({ person, onClose }: { person: AdminUserView | null; onClose: () => void }) {
  const shown = useLast(person);
  const change = useOperatorAction({
    run: ({ id, role }: AdminUserView) => call(setRole, { id, role: role === "admin" ? "member" : "admin" }),
    done: ({ username, role }) => ({
      title: "Role Changed",
      description: `${username} is ${role === "admin" ? "an administrator" : "a member"} now.`,
    }),
    failed: ({ username }) => `The role of ${username} was not changed`,
  });
  const close = () => {
    change.reset();
    onClose();
  };
  if (!shown) return null;
  const isPromotion = shown.role === "member";
  return (
    <ConfirmDialog
      open={person !== null}
      title={isPromotion ? `Make ${shown.username} an administrator?` : `Make ${shown.username} a member?`}
      confirm={isPromotion ? "Make administrator" : "Make member"}
      word={shown.username}
      tone={isPromotion ? "primary" : "danger"}
      isPending={change.isPending}
      failure={<WriteFailed error={change.error} />}
      onConfirm={() => change.mutate(shown, { onSuccess: close })}
      onClose={close}
    >
      <p>
        {isPromotion
          ? "Administrators see the console and everybody in it, give plans, reset and delete accounts, and make other administrators. Their sessions last 12 hours."
          : "The console is closed to them at once. Their own account, quests and XP stay as they are."}
      </p>
    </ConfirmDialog>
  );
}
