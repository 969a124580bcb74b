import { displayOf } from "./api-error.ts";

/** Under what could not be saved: why, in the server's words. Nothing while there is no error. */
export function WriteFailed({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p role="alert" className="text-14 text-danger">
      {displayOf(error)}
    </p>
  );
}
