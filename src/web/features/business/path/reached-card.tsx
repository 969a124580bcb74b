import { Check } from "lucide-react";
import type { PathView } from "#contracts/business/path.ts";
import { t } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { When } from "#web/ui/when.tsx";

/** Milestones reached most recently. */
const SHOWN = 3;

export function ReachedCard({ path }: { path: PathView }) {
  const reached = path.milestones
    .flatMap(({ id, title, reachedAt }) => (reachedAt ? [{ id, title, reachedAt }] : []))
    .sort((a, b) => a.reachedAt.localeCompare(b.reachedAt))
    .slice(-SHOWN);
  if (reached.length === 0) return null;
  return (
    <Card as="section" padding="none" className="rounded-[18px] px-4.5 pt-3.5 pb-4">
      <h2 className="text-16 font-bold">{t("Reached last")}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {reached.map(({ id, title, reachedAt }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 text-15 leading-[1.3] font-semibold">
            <span
              aria-hidden="true"
              className="grid h-[27px] w-[38px] flex-none place-items-center rounded-[50%] bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)]"
            >
              <Check className="size-4 stroke-3" />
            </span>
            <span className="min-w-0 wrap-anywhere">
              {title}
              <small className="block text-13 font-medium text-text-2">
                <When at={reachedAt} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
