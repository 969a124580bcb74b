import { useMutation } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import type { ParameterView } from "#contracts/tokens/reference.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useSession } from "#web/platform/session/session.ts";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/labelled-fields.tsx";
import { type ApiCall, fillAddress } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { schemaLines } from "./schema-lines.ts";

/** A longer answer would only slow the page down. */
const SHOWN_CHARACTERS = 20_000;

/** Sends a read with the person's own session. It changes nothing. */
export function TryCall({ call }: { call: ApiCall }) {
  const { data: user } = useSession();
  if (call.access !== "public" && !user)
    return (
      <p className="flex flex-wrap items-center gap-3 text-14 text-text-2">
        Sign in to try it with your own data.
        <Link href="/app" className={buttonClass({ size: "sm" })}>
          Sign in
        </Link>
      </p>
    );
  if (call.access === "admin" && user?.role !== "admin")
    return <p className="text-14 text-text-2">Only admins can try this.</p>;
  return <TryForm call={call} />;
}

function TryForm({ call }: { call: ApiCall }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const sending = useMutation({ mutationFn: () => send(fillAddress(call, values)) });
  const missing = call.parameters.find(({ name, required }) => required && !values[name]?.trim());
  const [hasTried, setHasTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!missing && !sending.isPending) sending.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {call.parameters.length > 0 ? (
        <div className="grid gap-3 sm:grid-cols-2">
          {call.parameters.map((parameter) => (
            <TextField
              key={parameter.name}
              label={parameter.required ? parameter.name : `${parameter.name} (optional)`}
              hint={hintOf(parameter)}
              error={hasTried && missing === parameter ? "The call needs it." : undefined}
              value={values[parameter.name] ?? ""}
              autoComplete="off"
              spellCheck={false}
              onValueChange={(value) => setValues({ ...values, [parameter.name]: value })}
            />
          ))}
        </div>
      ) : null}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        loading={sending.isPending}
        data-track="Try an API call"
      >
        <Play className="size-4" aria-hidden="true" />
        Send
      </Button>
      <WriteFailed error={sending.error} />
      <div aria-live="polite" className="min-w-0">
        {sending.data ? (
          <CodeBlock label={`Answer: ${sending.data.status}`} text={sending.data.text} hasCopy />
        ) : null}
      </div>
    </form>
  );
}

function hintOf({ schema }: ParameterView): string {
  const [line] = schemaLines(schema);
  return [line?.type, line?.rules].filter(Boolean).join("; ");
}

/** Any answer is worth showing, also a refusal; only a lost connection is an error. */
async function send(address: string): Promise<{ status: string; text: string }> {
  const response = await fetch(address, { credentials: "include", headers: { Accept: "application/json" } });
  const text = indented(await response.text());
  const status = `${response.status} ${response.statusText}`.trim();
  if (text.length <= SHOWN_CHARACTERS) return { status, text };
  const left = (text.length - SHOWN_CHARACTERS).toLocaleString("en");
  return { status, text: `${text.slice(0, SHOWN_CHARACTERS)}\n… and ${left} more characters` };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
