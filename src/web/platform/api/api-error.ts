import type { ErrorCode, ErrorView } from "#contracts/errors.ts";

const UNREADABLE = "Something went wrong. Please try again.";

/** `message` is `status: body`, as the specification wants it; `display` is the sentence for the screen. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly display: string;

  constructor(status: number, body: string, view: Partial<ErrorView>) {
    super(`${status}: ${body}`);
    this.status = status;
    this.code = view.error ?? null;
    this.display = view.message || UNREADABLE;
  }
}

export async function errorFrom(response: Response): Promise<ApiError> {
  const body = (await response.text()) || response.statusText;
  return new ApiError(response.status, body, viewOf(body));
}

/** A proxy may answer with a page of its own: then there is no view, only the text. */
function viewOf(body: string): Partial<ErrorView> {
  try {
    const parsed: unknown = JSON.parse(body);
    const isView = typeof parsed === "object" && parsed !== null && "error" in parsed && "message" in parsed;
    return isView && typeof parsed.message === "string" ? (parsed as ErrorView) : {};
  } catch {
    return {};
  }
}

/** What to tell the person about any failure. */
export function displayOf(error: unknown): string {
  return error instanceof ApiError ? error.display : UNREADABLE;
}
