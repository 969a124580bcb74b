import { Star } from "lucide-react";
import { t } from "#web/platform/language/text.ts";

const FIVE = [1, 2, 3, 4, 5] as const;

/** An average out of 5, as stars filled from the left. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={t("{rating} out of 5", { rating: value.toFixed(1) })}
      className="relative inline-block leading-none"
    >
      <Row className="text-surface-3" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
        <Row className="text-gold" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span className={`flex w-max ${className}`} aria-hidden="true">
      {FIVE.map((star) => (
        <Star key={star} className="size-[18px] fill-current stroke-none!" />
      ))}
    </span>
  );
}
