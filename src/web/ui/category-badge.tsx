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
import type { ComponentType } from "react";
import { tintOfCategory } from "#domain/progress/skill-paths.ts";
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
  const Sign = (Object.hasOwn(ICONS, category) ? ICONS[category] : undefined) ?? Sprout;
  const tint = tintOfCategory(category);
  const name = tint && `${tint.path}-${tint.step}`;
  return (
    <Badge
      size={size}
      style={name ? { background: `var(--tint-${name})`, color: `var(--ink-${name})` } : undefined}
      icon={<Sign aria-hidden="true" />}
      className="min-w-0"
    >
      {category}
    </Badge>
  );
}
