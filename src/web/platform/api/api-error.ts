import type { ErrorCode, ErrorView } from "#contracts/errors.ts";
import { t } from "#web/platform/language/text.ts";

export const SOMETHING_WRONG = t("Something went wrong. Please try again.");

/** `message` is `status: body`, as specified; `display` is the sentence for the screen, in the person's language. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly display: string;

  constructor(status: number, body: string, view: Partial<ErrorView>) {
    super(`${status}: ${body}`);
    this.status = status;
    this.code = view.error ?? null;
    this.display = view.message ? t(view.message) : SOMETHING_WRONG;
  }
}

export async function errorFrom(response: Response): Promise<ApiError> {
  const body = (await response.text()) || response.statusText;
  return new ApiError(response.status, body, viewOf(body));
}

/** Empty if the body is not our JSON, e.g. a proxy's error page. */
function viewOf(body: string): Partial<ErrorView> {
  try {
    const parsed: unknown = JSON.parse(body);
    const isView = typeof parsed === "object" && parsed !== null && "error" in parsed && "message" in parsed;
    return isView && typeof parsed.message === "string" ? (parsed as ErrorView) : {};
  } catch {
    return {};
  }
}

/** The text to show the person for any error. */
export function displayOf(error: unknown): string {
  return error instanceof ApiError ? error.display : SOMETHING_WRONG;
}
