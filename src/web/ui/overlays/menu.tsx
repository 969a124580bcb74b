import { Menu as Primitive } from "radix-ui/internal";
import { createContext, type PointerEvent, type ReactNode, use } from "react";
import { classNames } from "../class-names.ts";
import { takeEscape } from "../left-escape.ts";
import type { MenuState } from "./menu-button.ts";

const ButtonContext = createContext<MenuState["button"]>({ current: null });

interface MenuProps {
  menu: MenuState;
  heading?: string;
  align?: "start" | "center" | "end";
  /** Default: 240 px. */
  widthClass?: string;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  children: ReactNode;
}

/** Radix's menu without its trigger, which would add the whole menu to every page with a menu button. */
export function Menu({ menu, heading, align = "end", widthClass = "w-60", children, ...pointer }: MenuProps) {
  const { open, onOpenChange, button, buttonId, isByKey } = menu;
  const isOnButton = ({ target }: Event) => target instanceof Node && button.current?.contains(target);
  return (
    // Not modal, so that the page keeps its scroll bar and does not shift.
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Anchor virtualRef={button as { current: HTMLButtonElement }} />
      <Primitive.Portal>
        <Primitive.Content
          {...pointer}
          {...takeEscape(() => onOpenChange(false))}
          ref={isByKey ? focusFirst : null}
          aria-labelledby={buttonId}
          // A long menu scrolls, and what scrolls can be reached by keyboard.
          tabIndex={0}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The chosen action may already have moved the focus, e.g. into a dialog.
            if (document.activeElement === document.body) button.current?.focus();
          }}
          // The button handles its own clicks.
          onInteractOutside={(event) => isOnButton(event) && event.preventDefault()}
          className={classNames(
            "z-60 max-h-(--radix-popper-available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-card bg-surface p-2 text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in",
            widthClass,
          )}
        >
          {heading ? (
            <Primitive.Label className="px-2.5 pt-2.5 pb-2 font-display text-14 leading-none font-bold">
              {heading}
            </Primitive.Label>
          ) : null}
          <ButtonContext value={button}>{children}</ButtonContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuPageProps {
  label: string;
  /** What the entries are for, in two lines at most. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Entries that replace those of an open menu: the first is focused, since the chosen one is gone. */
export function MenuPage({ label, heading, children }: MenuPageProps) {
  return (
    <Primitive.Group ref={focusFirst} aria-label={label}>
      {heading ? (
        <Primitive.Label className="line-clamp-2 px-2 pt-1.5 pb-2 text-13 leading-[1.35] font-650 wrap-anywhere text-text-2">
          {heading}
        </Primitive.Label>
      ) : null}
      {children}
    </Primitive.Group>
  );
}

/** Focused before Radix does, which then leaves it: the opening key came before Radix listened. */
function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus({ preventScroll: true });
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  /** Small text at the right end. */
  aside?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The menu stays open, for an entry that shows further entries. */
  staysOpen?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled = false, staysOpen = false, ...look }: MenuItemProps) {
  const { icon, aside, danger, children } = look;
  const button = use(ButtonContext);
  const choose = (event: Event) => {
    if (staysOpen) {
      event.preventDefault();
      onSelect();
      return;
    }
    // The item unmounts with the menu: focus the button, so that what opens next returns the focus there.
    button.current?.focus({ preventScroll: true });
    onSelect();
  };
  return (
    <Primitive.Item
      onSelect={choose}
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
