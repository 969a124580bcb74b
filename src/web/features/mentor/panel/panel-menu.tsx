import { BookOpenText, Download, Trash2 } from "lucide-react";
import { Menu, MenuItem } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";
import { openProfile } from "#web/wiring/profile-address.ts";

interface PanelMenuProps {
  menu: MenuState;
  hasConversation: boolean;
  onExport: () => void;
  onClear: () => void;
}

export function PanelMenu({ menu, hasConversation, onExport, onClear }: PanelMenuProps) {
  const remember = () => {
    // The profile gives the focus back to it; this entry is gone by then.
    menu.button.current?.focus();
    openProfile("known");
  };
  return (
    <Menu menu={menu} widthClass="w-64">
      <MenuItem icon={<BookOpenText aria-hidden="true" />} onSelect={remember}>
        What the mentor remembers
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} disabled={!hasConversation} onSelect={onExport}>
        Export conversation
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger disabled={!hasConversation} onSelect={onClear}>
        Clear conversation
      </MenuItem>
    </Menu>
  );
}
