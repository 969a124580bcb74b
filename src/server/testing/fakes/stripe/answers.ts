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

/** 404 for an id in the path, 400 for an id in a parameter. */
export function missing(kind: string, id: string, param: string, status: 400 | 404 = 404): Refusal {
  return new Refusal(status, { code: "resource_missing", param, message: `No such ${kind}: '${id}'` });
}
