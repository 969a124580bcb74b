import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { readLeaderboard } from "#contracts/leaderboard.ts";
import { removePicture } from "#contracts/profile.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** The picture came from the identity provider; removing it is permanent. */
export function RemovePicture() {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removePicture, {}),
    onSuccess: () => {
      queries.setQueryData<UserView | null>(
        SESSION_KEY,
        (user) => user && { ...user, profileImageUrl: null },
      );
      void queries.invalidateQueries({ queryKey: [readLeaderboard.path] });
      toast({
        title: t("Picture removed"),
        description: t("Your initials stand in its place."),
        icon: "removed",
      });
    },
  });
  return (
    <>
      <p className="text-14 text-text-2">{t("From your sign-in. Removed, it stays away.")}</p>
      <Button
        size="sm"
        className="justify-self-start"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t("Remove picture")}
      </Button>
      <WriteFailed error={remove.error} />
    </>
  );
}
