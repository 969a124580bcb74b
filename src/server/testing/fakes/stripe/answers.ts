export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, error: { type?: string; code?: string; param?: string; message: string }) {
    super(error.message);
    this.answer = { status, body: { error: { type: "invalid_request_error", ...error } } };
  }
}

/** 404 for what the address names, 400 for what a parameter names. */
export function missing(kind: string, id: string, param: string, status: 400 | 404 = 404): Refusal {
  return new Refusal(status, { code: "resource_missing", param, message: `No such ${kind}: '${id}'` });
}
