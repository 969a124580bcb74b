import { CloudOff } from "lucide-react";

/** Below the top bar while there is no connection: what is safe, and what to do. */
export function OfflineBar() {
  return (
    <p className="flex min-h-11 items-center justify-center gap-2.5 bg-info-soft px-4 py-1.5 text-[14.5px] leading-[1.35] font-medium text-info max-sm:text-[13.5px]">
      <CloudOff className="size-[18px] flex-none" aria-hidden="true" />
      <span className="text-pretty">
        <b className="mr-1 font-650">You are offline.</b> Keep going: what you finish is kept on this device
        and sent when you are back.
      </span>
    </p>
  );
}
