import { useState } from "react";
import { initials } from "#domain/accounts/username.ts";
import { classNames } from "./class-names.ts";

const SIZES = {
  xs: "size-[26px] text-[10px]",
  sm: "size-7 text-[11px]",
  md: "size-[34px] text-13",
  lg: "size-[42px] text-15",
  xl: "size-[52px] text-[19px]",
} as const;

const HUES = [
  "bg-path-marketing-soft text-path-marketing",
  "bg-path-sales-soft text-path-sales",
  "bg-path-product-soft text-path-product",
  "bg-path-finance-soft text-path-finance",
  "bg-path-operations-soft text-path-operations",
  "bg-path-growth-soft text-path-growth",
] as const;

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof SIZES;
  className?: string | undefined;
}

/** Hidden from screen readers: the name is always written beside it. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPicture = src && src !== brokenSrc;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "num grid flex-none place-items-center overflow-hidden rounded-full font-750 leading-none",
        SIZES[size],
        hueOf(name),
        className,
      )}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          // A list of a hundred people loads only the pictures on screen.
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function hueOf(name: string): string | undefined {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length];
}
