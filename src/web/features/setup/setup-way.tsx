import { Copy, RotateCw, Send } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "#web/platform/copy-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { SetupStep, SetupView } from "./setup-view.ts";
import { useSetup, useTestMail } from "./use-setup.ts";

/** Names of variables and commands, which are copied as they stand. */
const CODE = /(`[^`]+`|\b[A-Z]{2,}_[A-Z_]*(?:=[\w./:-]*\w)?|\bPAYMENTS=off)/u;
const STRIPE_PATH = "/api/webhooks/stripe";

interface Copied {
  readonly label: string;
  readonly text: string;
}

/** What of a step's instruction can be taken along; null if nothing. */
function copiedOf({ id, todo }: SetupStep, publicUrl: string): Copied | null {
  if (!todo) return null;
  if (id === "member") return { label: "Copy the address", text: publicUrl };
  if (todo.includes(STRIPE_PATH))
    return { label: "Copy the webhook's address", text: `${publicUrl}${STRIPE_PATH}` };
  const codes = todo
    .split(CODE)
    .filter((part, index) => index % 2 === 1 && !part.endsWith("_"))
    .map((code) => code.replaceAll("`", ""));
  const [first] = codes;
  if (!first) return null;
  if (first.includes(" ")) return { label: "Copy the command", text: first };
  return { label: codes.length === 1 ? `Copy ${first}` : "Copy the names", text: codes.join("\n") };
}

/** The instruction, its names and commands in another face. */
export function TodoText({ text }: { text: string }) {
  return text.split(CODE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <code key={index} className="font-mono text-13 font-semibold">
        {part.replaceAll("`", "")}
      </code>
    ) : (
      part
    ),
  );
}

interface WayOnProps {
  step: SetupStep;
  setup: SetupView;
  isNext: boolean;
}

/** What a step can be taken further with: a test mail, something to copy, and for the next one to look again. */
export function WayOn({ step, setup, isNext }: WayOnProps) {
  const copied = copiedOf(step, setup.publicUrl);
  const hasMail = step.id === "mail" && setup.canSendMail;
  if (step.state === "done" && !hasMail) return null;
  const hasTestMail = hasMail && setup.testMailTo !== null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {hasTestMail ? <TestMail isNext={isNext} /> : null}
      {isNext ? <CheckAgain isFirst={!hasTestMail} /> : null}
      {copied ? <CopyPart {...copied} /> : null}
    </div>
  );
}

function TestMail({ isNext }: { isNext: boolean }) {
  const test = useTestMail();
  return (
    <Way
      isFirst={isNext}
      icon={<Send className="size-4" aria-hidden="true" />}
      isWaiting={test.isPending}
      onPress={() => test.mutate(undefined)}
    >
      Send me a test mail
    </Way>
  );
}

function CheckAgain({ isFirst }: { isFirst: boolean }) {
  const { refetch, isFetching } = useSetup();
  return (
    <Way
      isFirst={isFirst}
      icon={<RotateCw className="size-4" aria-hidden="true" />}
      isWaiting={isFetching}
      onPress={() => void refetch()}
    >
      Check again
    </Way>
  );
}

function CopyPart({ label, text }: Copied) {
  return (
    <Way
      icon={<Copy className="size-4" aria-hidden="true" />}
      onPress={async (button) => {
        const isCopied = await copyText(text, button);
        toast(
          isCopied
            ? { title: "Copied", description: text, variant: "success" }
            : { title: "Not copied", description: `Copy it by hand: ${text}`, variant: "destructive" },
        );
      }}
    >
      {label}
    </Way>
  );
}

interface WayProps {
  isFirst?: boolean;
  icon: ReactNode;
  isWaiting?: boolean;
  onPress: (button: HTMLElement) => void;
  children: string;
}

function Way({ isFirst = false, icon, isWaiting = false, onPress, children }: WayProps) {
  return (
    <Button
      variant={isFirst ? "primary" : "neutral"}
      size="sm"
      loading={isWaiting}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {icon}
      {children}
    </Button>
  );
}
