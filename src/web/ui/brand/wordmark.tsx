import { classNames } from "../class-names.ts";
import { LogoMark } from "./logo-mark.tsx";

/** Mark and name. Its size follows the font size given by `className`. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames("brand", className)}>
      <LogoMark />
      SideQuest
    </span>
  );
}
