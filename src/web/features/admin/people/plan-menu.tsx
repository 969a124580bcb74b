import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import { Menu, MenuItem } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";
import { STATUS_WORDS } from "../people-looks.ts";

interface PlanMenuProps {
  menu: MenuState;
  onChoose: (status: SubscriptionStatus) => void;
}

export function PlanMenu({ menu, onChoose }: PlanMenuProps) {
  return (
    <Menu menu={menu} align="start" widthClass="w-44">
      {SUBSCRIPTION_STATUSES.map((status) => (
        <MenuItem key={status} onSelect={() => onChoose(status)}>
          {STATUS_WORDS[status]}
        </MenuItem>
      ))}
    </Menu>
  );
}
