import { Award, Hand, HeartHandshake, type LucideIcon, Moon, Mountain, Sparkles } from "lucide-react";
import { SIGNAL_TEXTS, SIGNALS, type Signal } from "#domain/companion/signals.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useSendSignal } from "./use-companion.ts";

export const SIGNAL_ICONS: Record<Signal, LucideIcon> = {
  wave: Hand,
  cheer: Sparkles,
  proud: Award,
  rest: Moon,
  strength: Mountain,
  thanks: HeartHandshake,
};

/** Six kind words, one of them a day. */
export function SignalButtons({ name }: { name: string }) {
  const send = useSendSignal();
  return (
    <fieldset aria-label={t("Send {name} a kind word", { name })} className="grid gap-2 @lg:grid-cols-2">
      {SIGNALS.map((signal) => {
        const Icon = SIGNAL_ICONS[signal];
        return (
          <Button
            key={signal}
            className="h-auto min-h-11 justify-start py-2 text-left whitespace-normal"
            data-track={`Signal ${signal}`}
            loading={send.isPending && send.variables === signal}
            aria-disabled={send.isPending || undefined}
            onClick={() => send.isPending || send.mutate(signal)}
          >
            <Icon className="size-[18px] flex-none" aria-hidden="true" />
            {t(SIGNAL_TEXTS[signal])}
          </Button>
        );
      })}
    </fieldset>
  );
}
