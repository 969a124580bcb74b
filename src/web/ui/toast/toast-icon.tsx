import { Bell, Check, Play, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { type BadgeTone, IconTile } from "../badge.tsx";
import { Flame } from "../brand/flame.tsx";
import { LevelShield } from "../brand/level-shield.tsx";
import { Orb } from "../brand/orb.tsx";
import type { Toast, ToastIcon } from "./toast-store.ts";

interface Face {
  tone: BadgeTone;
  drawing: ReactNode;
}

const BY_ICON: Record<ToastIcon, Face> = {
  info: { tone: "primary", drawing: <Bell className="size-[18px]" /> },
  start: { tone: "primary", drawing: <Play className="size-[18px]" /> },
  removed: { tone: "primary", drawing: <X className="size-[18px]" /> },
  xp: { tone: "gold", drawing: <Orb className="size-5" /> },
  level: { tone: "level", drawing: <LevelShield className="size-5" /> },
  streak: { tone: "streak", drawing: <Flame className="size-5" /> },
};

const BY_VARIANT: Record<Toast["variant"], Face> = {
  default: BY_ICON.info,
  success: { tone: "success", drawing: <Check className="size-[18px]" /> },
  destructive: { tone: "danger", drawing: <TriangleAlert className="size-[18px]" /> },
};

export function ToastFace({ icon, variant }: Pick<Toast, "icon" | "variant">) {
  const { tone, drawing } = icon ? BY_ICON[icon] : BY_VARIANT[variant];
  return <IconTile tone={tone}>{drawing}</IconTile>;
}
