import { Eye, EyeOff, RotateCcw, Shield, ShieldOff, Trash2 } from "lucide-react";
import { decideFlag } from "#contracts/admin/leaderboard-flags.ts";
import type { PersonView } from "#contracts/admin/person.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Menu, MenuItem } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";

export type PersonAct = "reset" | "delete" | "role";

interface PersonMenuProps {
  menu: MenuState;
  view: PersonView;
  isMe: boolean;
  onAsk: (act: PersonAct) => void;
}

export function PersonMenu({ menu, view: { person, facts }, isMe, onAsk }: PersonMenuProps) {
  const { id, username, role } = person;
  const decide = useOperatorAction({
    run: (state: "hidden" | "cleared") => call(decideFlag, { id, state }),
    done: ({ state }) => ({
      title: state === "hidden" ? "Hidden" : "Flag Cleared",
      description:
        state === "hidden" ? `${username} is off the leaderboard.` : `${username} is no longer flagged.`,
    }),
    failed: () => `The flag of ${username} was not changed`,
  });
  return (
    <Menu menu={menu} widthClass="w-66">
      {facts.flag === "open" ? (
        <MenuItem icon={<EyeOff />} onSelect={() => decide.mutate("hidden")}>
          Hide on the leaderboard
        </MenuItem>
      ) : null}
      {facts.flag === "open" || facts.flag === "hidden" ? (
        <MenuItem icon={<Eye />} onSelect={() => decide.mutate("cleared")}>
          Clear the flag
        </MenuItem>
      ) : null}
      <MenuItem
        icon={role === "admin" ? <ShieldOff /> : <Shield />}
        disabled={isMe}
        onSelect={() => onAsk("role")}
      >
        {role === "admin" ? "Make a member…" : "Make an administrator…"}
      </MenuItem>
      <MenuItem icon={<RotateCcw />} danger onSelect={() => onAsk("reset")}>
        Reset progress…
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger disabled={isMe} onSelect={() => onAsk("delete")}>
        Delete account…
      </MenuItem>
    </Menu>
  );
}
