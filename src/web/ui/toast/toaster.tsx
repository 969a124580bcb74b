import * as Primitive from "radix-ui/toast";
import { useRef } from "react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "../class-names.ts";
import { buttonClass } from "../controls/button.tsx";
import { CloseButton } from "../controls/close-button.tsx";
import { leaveEscape } from "../left-escape.ts";
import { ToastFace } from "./toast-icon.tsx";
import { dismiss, type Toast, type ToastAction } from "./toast-store.ts";
import { useFreePlace } from "./use-free-place.ts";
import { useNotifications } from "./use-notifications.ts";

const TOAST_HOTKEY = "F8";
const TOAST_SWIPE_DIRECTION = "right";
const TOAST_SWIPE_THRESHOLD_PX = 50;
const TOAST_VIEWPORT_MAX_WIDTH_PX = 420;

/** Mounted once in the shell, beside LatestNotification. Shows messages from `toast()`. */
export function Toaster() {
  const { shown } = useNotifications();
  const list = useRef<HTMLOListElement>(null);
  useFreePlace(list, shown.find(({ open }) => open)?.id);
  return (
    <Primitive.Provider
      label={t("Notification")}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {shown.map((entry) => (
        <ToastCard key={entry.id} toast={entry} />
      ))}
      <Primitive.Viewport
        ref={list}
        hotkey={[TOAST_HOTKEY]}
        label={t("Notifications ({key})", { key: TOAST_HOTKEY })}
        style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}
        // Phones: below the buttons at the top. Else above a dialog's buttons (`useFreePlace`) or what floats at the lower right (`useToastRoom`).
        className="pointer-events-none fixed z-70 m-0 flex w-full list-none flex-col p-4 outline-none max-sm:top-[max(env(safe-area-inset-top),var(--free-top,0px))] max-sm:left-1/2 max-sm:-translate-x-1/2 sm:right-[calc(var(--dock,0px)+max(36px,(100%-var(--dock,0px)-var(--page))/2-16px))] sm:bottom-[var(--free-bottom,var(--toast-overlay,var(--toast-page,88px)))] sm:w-[392px] wide:w-[348px]"
      />
    </Primitive.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, action, choices } = toast;
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => open || dismiss(id)}
      onEscapeKeyDown={leaveEscape}
      duration={toast.durationMs}
      type="background"
      className="pointer-events-auto w-full rounded-quest bg-surface text-text shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {/* Excluded from Radix's announcer: LatestNotification announces it once. */}
      <div data-radix-toast-announce-exclude="" className="flex items-start gap-3 p-3.5">
        <ToastFace icon={toast.icon} variant={toast.variant} />
        <div className="min-w-0 flex-1 self-center wrap-anywhere">
          <Primitive.Title className="text-15 leading-[1.3] font-bold">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="text-14 text-pretty text-text-2">
              {description}
            </Primitive.Description>
          ) : null}
          {choices ? (
            <fieldset className="m-0 mt-2.5 min-w-0 border-0 p-0">
              <legend className="mb-1.5 p-0 text-13 font-semibold">{choices.question}</legend>
              <div className="flex flex-wrap gap-1.5">
                {choices.answers.map((answer) => (
                  <ActionButton key={answer.label} action={answer} />
                ))}
              </div>
            </fieldset>
          ) : null}
          {action ? <ActionButton action={action} className="mt-2.5 mb-0.5" /> : null}
        </div>
        <Primitive.Close asChild>
          <CloseButton size="xs" className="-mt-1 -mr-1" />
        </Primitive.Close>
      </div>
    </Primitive.Root>
  );
}

/** Runs the action and closes the toast. */
function ActionButton({ action, className }: { action: ToastAction; className?: string }) {
  return (
    <Primitive.Action
      altText={action.label}
      data-track={action.label}
      className={classNames(buttonClass({ size: "xs" }), className)}
      onClick={() => action.run()}
    >
      {action.label}
    </Primitive.Action>
  );
}
