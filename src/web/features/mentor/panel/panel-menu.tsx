import { Download, Trash2 } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
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
    <Menu menu={menu} widthClass="w-64">
      <MenuItem icon={<Download aria-hidden="true" />} disabled={!hasConversation} onSelect={onExport}>
        {t("Export conversation")}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger disabled={!hasConversation} onSelect={onClear}>
        {t("Clear conversation")}
      </MenuItem>
    </Menu>
  );
}
