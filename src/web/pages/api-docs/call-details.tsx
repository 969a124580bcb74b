import type { ReactNode } from "react";
import type { ParameterView } from "#contracts/tokens/reference.ts";
import type { ApiCall, ApiError } from "./calls.ts";
import { curlOf } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { schemaLines } from "./schema-lines.ts";
import { SchemaTable } from "./schema-table.tsx";
import { TryCall } from "./try-call.tsx";

/** Everything about one call, shown when it is opened. */
export function CallDetails({ call, origin }: { call: ApiCall; origin: string }) {
  const isTried = call.method === "GET" && call.answer !== undefined;
  return (
    <div className="grid gap-6 border-t border-border px-4 py-4 sm:px-6">
      {call.parameters.length > 0 ? <Parameters parameters={call.parameters} /> : null}
      <div className="grid gap-6 wide:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <CodeBlock label="Example request" text={curlOf(call, origin)} hasCopy />
          {call.body ? <SchemaTable title="Fields of the body" schema={call.body.schema} /> : null}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Answer call={call} />
        </div>
      </div>
      {isTried ? (
        <Part title="Try it">
          <TryCall call={call} />
        </Part>
      ) : null}
      {call.errors.length > 0 ? <Errors errors={call.errors} /> : null}
    </div>
  );
}

function Answer({ call: { answer, answerStatus, answerText } }: { call: ApiCall }) {
  if (answer)
    return (
      <>
        <CodeBlock label={`Example answer: ${answerStatus}`} text={JSON.stringify(answer.example, null, 2)} />
        <SchemaTable title="Fields of the answer" schema={answer.schema} />
      </>
    );
  return (
    <Part title={`Answer: ${answerStatus}`}>
      <p className="text-14 text-text-2">{answerStatus === "204" ? "Done. It has no body." : answerText}</p>
    </Part>
  );
}

function Parameters({ parameters }: { parameters: readonly ParameterView[] }) {
  return (
    <Part title="Parameters">
      <ul className="rounded-input border border-border px-3 text-14">
        {parameters.map(({ name, in: place, required, schema }) => {
          const [line] = schemaLines(schema);
          return (
            <li
              key={name}
              className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 border-b border-border py-2 last:border-0"
            >
              <code className="font-mono font-semibold wrap-anywhere">{name}</code>
              <span className="text-13 text-text-2">
                in the {place}, {line?.type}
                {required ? ", required" : ", optional"}
              </span>
              {line?.rules ? (
                <span className="min-w-0 text-13 wrap-anywhere text-text-2">{line.rules}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Errors({ errors }: { errors: readonly ApiError[] }) {
  return (
    <Part title="Errors">
      <ul className="grid gap-1.5 text-14">
        {errors.map(({ status, code, meaning }) => (
          <li key={code} className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="num font-semibold">{status}</span>
            <code className="font-mono text-13">{code}</code>
            <span className="min-w-0 text-pretty text-text-2">{meaning}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h4 className="field-label">{title}</h4>
      {children}
    </section>
  );
}
