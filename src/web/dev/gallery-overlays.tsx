import { MoreHorizontal, Pencil, Play, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { burstConfetti } from "#web/ui/confetti.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { CommandPalette } from "#web/ui/overlays/command-palette.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/overlays/menu.tsx";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";
import { Toaster } from "#web/ui/toast/toaster.tsx";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { Sample, Section } from "./gallery-section.tsx";

const TOASTS: Record<string, ToastInput> = {
  Started: { title: "Task Started", description: "Task marked as in progress", icon: "start" },
  Completed: {
    title: "Task Completed!",
    description: "You earned 50 XP! Keep up the great work.",
    icon: "xp",
    variant: "success",
  },
  Rejected: {
    title: "Task Rejected",
    description:
      "This task has been removed and won't appear again. Thanks for helping improve our recommendations!",
    icon: "removed",
    action: { label: "Undo", run: () => undefined },
  },
  Failed: {
    title: "Error",
    description: "Failed to complete task. Please try again.",
    variant: "destructive",
  },
};

export function GalleryOverlays() {
  const [open, setOpen] = useState<"dialog" | "full" | "sheet" | "palette" | null>(null);
  const [tab, setTab] = useState("profile");
  const show = (what: typeof open) => (isOpen: boolean) => setOpen(isOpen ? what : null);
  return (
    <>
      <Section title="Overlays">
        <Sample name="Open">
          <Button onClick={() => setOpen("dialog")}>Dialog</Button>
          <Button onClick={() => setOpen("full")}>Dialog, full on phones</Button>
          <Button onClick={() => setOpen("sheet")}>Sheet</Button>
          <Button onClick={() => setOpen("palette")}>Command palette</Button>
          <Button onClick={() => void burstConfetti()}>Confetti</Button>
          <Tooltip text="Opens after 700 ms">
            <Button>Tooltip</Button>
          </Tooltip>
          <QuestMenu />
        </Sample>
        <Sample name="Toasts, one at a time">
          {Object.entries(TOASTS).map(([name, input]) => (
            <Button key={name} size="sm" onClick={() => toast(input)}>
              {name}
            </Button>
          ))}
        </Sample>
        <Tabs
          label="Profile"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: "profile",
              label: "Profile & Schedule",
              content: <p className="pt-4">Business and week.</p>,
            },
            {
              value: "social",
              label: "Social Connections",
              content: <p className="pt-4">Where you share.</p>,
            },
          ]}
        />
      </Section>
      <CompleteDialog open={open === "dialog"} onOpenChange={show("dialog")} />
      <Dialog open={open === "full"} onOpenChange={show("full")} title="AI Mentor" width="lg" fullOnPhone>
        Fills a phone, stands in the middle elsewhere.
      </Dialog>
      <Sheet open={open === "sheet"} onOpenChange={show("sheet")} title="Activity">
        <Activity />
      </Sheet>
      <CommandPalette
        open={open === "palette"}
        onOpenChange={show("palette")}
        commands={[
          {
            id: "new",
            label: "New quest",
            group: "Quests",
            icon: <Plus />,
            aside: <Kbd>N</Kbd>,
            run: () => undefined,
          },
          {
            id: "start",
            label: "Start quest",
            group: "Quests",
            icon: <Play />,
            aside: <Kbd>S</Kbd>,
            run: () => undefined,
          },
          { id: "edit", label: "Edit profile", group: "You", icon: <Pencil />, run: () => undefined },
        ]}
      />
      <Toaster />
    </>
  );
}

function CompleteDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      {...props}
      eyebrow={<Badge tone="marketing">Content Creation</Badge>}
      title="Photograph the three best-selling scents in daylight"
      footer={
        <>
          <Button variant="ghost" className="mr-auto">
            Just complete
          </Button>
          <Button variant="primary">Complete</Button>
        </>
      }
    >
      <div className="flex items-center justify-between text-14 text-text-2">
        Time spent 00:41:06
        <XpPill xp={50} sign solid />
      </div>
      <Field label="What happened?">
        {(control) => (
          <TextArea {...control} defaultValue="North window at 9 am worked. Fig looks best lid off." />
        )}
      </Field>
      <Field label="Link">{(control) => <TextInput {...control} placeholder="https://" />}</Field>
    </Dialog>
  );
}

function QuestMenu() {
  const { menu, buttonProps } = useMenuButton(async () => undefined);
  return (
    <>
      <Button icon aria-label="Quest menu" {...buttonProps}>
        <MoreHorizontal className="size-5" aria-hidden="true" />
      </Button>
      <Menu menu={menu} heading="Quest">
        <MenuItem icon={<Pencil />} onSelect={() => undefined}>
          Edit
        </MenuItem>
        <MenuItem icon={<Play />} onSelect={() => undefined} disabled>
          Start
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => undefined}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}

function Activity() {
  const { history } = useNotifications();
  if (history.length === 0) return <p className="text-text-2">Nothing happened yet.</p>;
  return (
    <ul className="grid gap-3">
      {history.map((entry) => (
        <li key={entry.id}>
          <b>{entry.title}</b>
          <p className="text-14 text-text-2">{entry.description}</p>
        </li>
      ))}
    </ul>
  );
}
