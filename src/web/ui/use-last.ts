import { useState } from "react";

/** What a dialog is about, also while it fades out and nothing is asked any more. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
