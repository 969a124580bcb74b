import { Download, Trash2 } from "lucide-react";
import { Menu, MenuItem } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";

interface PanelMenuProps {
  menu: MenuState;
  hasConversation: boolean;
  onExport: () => void;
  onClear: () => void;
}

export function PanelMenu({ menu, hasConversation, onExport, onClear }: PanelMenuProps) {
  return (
    <Menu menu={menu} widthClass="w-56">
      <MenuItem icon={<Download aria-hidden="true" />} disabled={!hasConversation} onSelect={onExport}>
        Export conversation
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger disabled={!hasConversation} onSelect={onClear}>
        Clear conversation
      </MenuItem>
    </Menu>
  );
}
