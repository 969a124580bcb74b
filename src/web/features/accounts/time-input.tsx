import { useState } from "react";
import { isTimeOfDay } from "#domain/onboarding/weekly-schedule.ts";

interface TimeInputProps {
  value: string;
  onChange: (time: string) => void;
  "aria-label": string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/**
 * HH:MM, 24-hour clock. A native time field would follow the browser's language and ask for AM or PM.
 * An incomplete time is not reported while it is being typed.
 */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null) onChange(readTime(typed));
    setTyped(null);
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="09:00"
      value={typed ?? value}
      className="input h-8 min-h-0 w-[60px] rounded-badge px-1 py-0 text-center text-14 tabular-nums pointer-coarse:h-11 pointer-coarse:w-[66px] pointer-coarse:text-16"
      onChange={(event) => {
        setTyped(event.target.value);
        if (isTimeOfDay(event.target.value)) onChange(event.target.value);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
}

/** Accepts "9", "930" and "9:30"; anything else is returned as typed. */
export function readTime(typed: string): string {
  const [, hours, minutes = "00"] = /^(\d{1,2})[:.h ]?(\d{2})?$/u.exec(typed.trim()) ?? [];
  const time = `${hours?.padStart(2, "0")}:${minutes}`;
  return hours && isTimeOfDay(time) ? time : typed.trim();
}
