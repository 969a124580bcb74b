import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { PersonView } from "#contracts/admin/person.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import { DeletePerson, ResetPerson } from "../person-dialogs.tsx";
import type { PersonAct } from "./person-menu.tsx";
import { RoleDialog } from "./role-dialog.tsx";

const PersonMenu = lazyPart("person-menu", async () => (await import("./person-menu.tsx")).PersonMenu);

/** What cannot easily be undone stands in a menu and asks for the typed name. */
export function PersonActs({ view, onGone }: { view: PersonView; onGone: () => void }) {
  const me = useMember();
  const { menu, buttonProps } = useMenuButton(PersonMenu.preload);
  const [asking, setAsking] = useState<PersonAct | null>(null);
  const { person } = view;
  const close = () => setAsking(null);
  if (person.closedAt) return null;
  return (
    <>
      <Button {...buttonProps} variant="ghost" size="sm" icon aria-label={`Acts on ${person.username}`}>
        <Ellipsis className="size-5" aria-hidden="true" />
      </Button>
      <LazyOverlay open={menu.open}>
        <PersonMenu menu={menu} view={view} isMe={person.id === me.id} onAsk={setAsking} />
      </LazyOverlay>
      <DeletePerson person={asking === "delete" ? person : null} onClose={close} onDone={onGone} />
      <ResetPerson person={asking === "reset" ? person : null} onClose={close} />
      <RoleDialog person={asking === "role" ? person : null} onClose={close} />
    </>
  );
}
