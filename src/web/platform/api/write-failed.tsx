import { displayOf } from "./api-error.ts";

/** Error text of a failed write, in the server's words. Renders nothing without an error. */
export function WriteFailed({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p role="alert" className="text-14 text-danger">
      {displayOf(error)}
    </p>
  );
}
