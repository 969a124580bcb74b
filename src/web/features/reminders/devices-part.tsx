import { BellRing, MonitorSmartphone } from "lucide-react";
import type { DeviceView, RemindersView } from "#contracts/reminders/reminders.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { deviceWords } from "#web/platform/language/device-words.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t, tn } from "#web/platform/language/text.ts";
import { PushRefused, type PushSupport, pushSupport } from "#web/platform/push/push-device.ts";
import { Badge, IconTile } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { When } from "#web/ui/when.tsx";
import { useAddDevice, useRemoveDevice, useTestDevice, useThisDevice } from "./use-reminders.ts";

/** The browsers that are notified when a quest's time comes. */
export function DevicesPart({ reminders }: { reminders: RemindersView }) {
  const { devices, pushKey, quests } = reminders;
  if (pushKey === null)
    return <p className="text-14 text-text-2">{t("This instance sends no notifications.")}</p>;
  return (
    <>
      <DeviceList devices={devices} />
      <ThisDevice devices={devices} pushKey={pushKey} />
      <p role="status" className="text-14 text-text-2 empty:hidden">
        {waitingText(quests.length)}
      </p>
    </>
  );
}

function waitingText(count: number): string {
  if (count === 0) return "";
  return tn(count, "1 quest has a reminder.", "{n} quests have a reminder.");
}

const WHY_NOT: Record<Exclude<PushSupport, "ready">, string> = {
  blocked: t("Notifications are blocked for this site. Allow them in the browser’s settings for it."),
  home_screen: t("On iPhone and iPad, add SideQuest to the Home Screen first, then open it there."),
  none: t("This browser cannot be notified."),
};

function ThisDevice({ devices, pushKey }: { devices: readonly DeviceView[]; pushKey: string }) {
  const here = useThisDevice();
  const add = useAddDevice(pushKey);
  const support = pushSupport();
  if (here.data && devices.some(({ fingerprint }) => fingerprint === here.data)) return null;
  if (support !== "ready") return <p className="field-hint">{WHY_NOT[support]}</p>;
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        loading={add.isPending}
        data-track="Notify this device"
        onClick={() => add.mutate()}
      >
        <BellRing className="size-[18px]" aria-hidden="true" />
        {t("Notify this device")}
      </Button>
      {add.error ? (
        <p role="alert" className="text-14 text-danger">
          {add.error instanceof PushRefused ? t(add.error.message) : displayOf(add.error)}
        </p>
      ) : null}
    </>
  );
}

const OUTCOMES = {
  sent: t("Sent. It shows up within a moment."),
  gone: t("That browser no longer takes notifications: it was removed."),
  failed: t("The push service did not take it. Try again later."),
};

function DeviceList({ devices }: { devices: readonly DeviceView[] }) {
  const here = useThisDevice();
  const remove = useRemoveDevice();
  const test = useTestDevice();
  const error = test.error ?? remove.error;
  return (
    <>
      {devices.length > 0 ? (
        <ul
          aria-label={t("Devices that are notified")}
          className="max-h-72 overflow-y-auto rounded-input border border-border px-3"
        >
          {devices.map((device) => (
            <Row
              key={device.id}
              device={device}
              isHere={device.fingerprint === here.data}
              isTesting={test.isPending && test.variables === device.id}
              isRemoving={remove.isPending && remove.variables.id === device.id}
              onTest={() => test.mutate(device.id)}
              onRemove={() => remove.mutate(device)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-14 text-text-2 empty:hidden">
        {test.data ? OUTCOMES[test.data.outcome] : ""}
      </p>
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {displayOf(error)}
        </p>
      ) : null}
    </>
  );
}

interface RowProps {
  device: DeviceView;
  isHere: boolean;
  isTesting: boolean;
  isRemoving: boolean;
  onTest: () => void;
  onRemove: () => void;
}

function Row({ device, isHere, isTesting, isRemoving, onTest, onRemove }: RowProps) {
  const { addedAt, lastSentAt } = device;
  const name = deviceWords(device.name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border py-2.5 last:border-0">
      <IconTile tone="neutral">
        <MonitorSmartphone className="size-[18px]" />
      </IconTile>
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-15 font-550 wrap-anywhere">{name}</span>
          {isHere ? <Badge tone="primary">{t("This device")}</Badge> : null}
        </p>
        <p className="text-13 text-text-2">
          {lastSentAt
            ? tx("Last notified {day}", { day: <When at={lastSentAt} /> })
            : tx("Added {day}", { day: <When at={addedAt} /> })}
        </p>
      </div>
      <div className="ml-auto flex gap-1.5">
        <Button
          size="sm"
          variant="ghost"
          loading={isTesting}
          aria-label={t("Test {name}", { name })}
          data-track="Test a device"
          onClick={onTest}
        >
          {t("Test")}
        </Button>
        <Button
          size="sm"
          loading={isRemoving}
          aria-label={t("Remove {name}", { name })}
          data-track="Remove a device"
          onClick={onRemove}
        >
          {t("Remove")}
        </Button>
      </div>
    </li>
  );
}
