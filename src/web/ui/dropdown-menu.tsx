import * as Primitive from "radix-ui/dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface DropdownMenuProps {
  /** One button that takes a ref; it opens the menu. */
  trigger: ReactElement;
  heading?: string;
  align?: "start" | "center" | "end";
  /** 240 where not given otherwise. */
  widthClass?: string;
  children: ReactNode;
}

export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, heading, align = "end", widthClass = "w-60", children } = props;
  return (
    // Not modal: the page behind keeps its scroll bar and does not jump by its width.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            "z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-card bg-surface p-2 text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in",
            widthClass,
          )}
        >
          {heading ? (
            <Primitive.Label className="px-2.5 pt-2.5 pb-2 font-display text-14 leading-none font-bold">
              {heading}
            </Primitive.Label>
          ) : null}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  /** A key or small text at the right end. */
  aside?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, aside, danger, disabled = false, children }: MenuItemProps) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classNames(
        "flex min-h-[42px] cursor-pointer items-center gap-2.5 rounded-input px-2 text-14 font-550 outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-60 data-[highlighted]:bg-surface-2 pointer-coarse:min-h-11 [&>svg]:size-[18px]",
        danger && "text-danger data-[highlighted]:bg-danger-soft",
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 overflow-hidden text-ellipsis whitespace-nowrap">{children}</span>
      {aside}
    </Primitive.Item>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="mx-2 my-1.5 h-px bg-border" />;
}
