import {
  Box,
  Briefcase,
  Camera,
  Code,
  Cpu,
  Handshake,
  HeartHandshake,
  Landmark,
  Megaphone,
  MessageCircle,
  Package,
  Rocket,
  Scale,
  Search,
  Send,
  SlidersHorizontal,
  Sprout,
  Tag,
  Target,
  TrendingUp,
  Truck,
  Users,
  Wrench,
} from "lucide-react";
import type { ComponentType, CSSProperties } from "react";
import { tintOfCategory } from "#domain/progress/skill-paths.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "./badge.tsx";

type Icon = ComponentType<{ "aria-hidden": "true" }>;

/** The path sets the hue, the category its tint and icon: never colour alone. */
const ICONS: Record<string, Icon> = {
  Marketing: Megaphone,
  Sales: Tag,
  Product: Box,
  Finance: Landmark,
  Operations: SlidersHorizontal,
  "Customer Service": MessageCircle,
  Legal: Scale,
  HR: Users,
  Technology: Cpu,
  "Content & Marketing": Megaphone,
  "Direct Outreach": Send,
  "Sales & Revenue": Tag,
  "Product Delivery": Truck,
  "Business Operations": SlidersHorizontal,
  "Business Setup": Briefcase,
  "Product Development": Package,
  "Market Research": Search,
  "Content Creation": Camera,
  "Partnership & Networking": Handshake,
  "Optimization & Scaling": TrendingUp,
  "Advanced Sales Activities": Target,
  "Advanced Customer Engagement": HeartHandshake,
  "Technology & Tools": Wrench,
  "Financial & Legal": Scale,
  "Launch & Promotion": Rocket,
  Development: Code,
  Business: Briefcase,
};

export function CategoryBadge({ category, size = "sm" }: { category: string; size?: "sm" | "md" }) {
  const Sign = signOf(category);
  return (
    <Badge size={size} style={tintStyle(category)} icon={<Sign aria-hidden="true" />} className="min-w-0">
      {t(category)}
    </Badge>
  );
}

/** The icon alone, for rows, in the colours of its path as in the list of paths; the name is its title and is read out. */
export function CategoryTile({ category }: { category: string }) {
  const Sign = signOf(category);
  const path = tintOfCategory(category)?.path;
  return (
    <span
      title={t(category)}
      style={path && { background: `var(--path-${path}-soft)`, color: `var(--path-${path})` }}
      className="grid size-10 flex-none place-items-center rounded-[12px] bg-surface-2 text-text-2 [&>svg]:size-5"
    >
      <Sign aria-hidden="true" />
      <span className="sr-only">{t(category)}</span>
    </span>
  );
}

function signOf(category: string): Icon {
  return (Object.hasOwn(ICONS, category) ? ICONS[category] : undefined) ?? Sprout;
}

function tintStyle(category: string): CSSProperties | undefined {
  const tint = tintOfCategory(category);
  const name = tint && `${tint.path}-${tint.step}`;
  return name ? { background: `var(--tint-${name})`, color: `var(--ink-${name})` } : undefined;
}
