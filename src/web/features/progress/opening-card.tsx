import type { ReactNode } from "react";
import { Card, CardHead } from "#web/ui/card.tsx";

interface OpeningCardProps {
  title: string;
  aside?: ReactNode;
  onOpen: () => void;
  children: ReactNode;
}

/** A card that opens its details: the heading's button covers the whole card. */
export function OpeningCard({ title, aside, onOpen, children }: OpeningCardProps) {
  return (
    <Card
      as="section"
      className="relative hover:border-control has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-primary"
    >
      <CardHead
        title={
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="border-0 bg-transparent p-0 font-[inherit] text-inherit outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </button>
        }
        aside={aside}
      />
      {children}
    </Card>
  );
}
