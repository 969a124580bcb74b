import { classNames } from "../class-names.ts";
import { LogoMark } from "./logo-mark.tsx";

/** Logo and name. Its size follows the font size set by `className`. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames("brand", className)}>
      <LogoMark />
      SideQuest
    </span>
  );
}
