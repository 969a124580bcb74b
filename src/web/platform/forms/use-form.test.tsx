import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { forgetDrafts, readDraft, textFields } from "../storage/drafts.ts";
import { draftSlot } from "./draft-slot.ts";
import type { FieldsOptions, Problem } from "./use-fields.ts";
import { useForm } from "./use-form.ts";

interface Values {
  name: string;
  place: string;
}

type Field = keyof Values;

interface FormProps extends Partial<FieldsOptions<Values, Field>> {
  send: (values: Values, changed: Partial<Values>) => Promise<unknown>;
  onDone?: () => void;
  refusalOf?: (error: Error) => { field?: Field; text: string };
}

function missing({ name, place }: Values): Problem<Field>[] {
  const empty = Object.entries({ name, place }).filter(([, value]) => !value.trim());
  return empty.map(([field]) => ({ field: field as Field, text: `No ${field}.` }));
}

function TestForm(props: FormProps) {
  const form = useForm({
    start: { name: "", place: "" },
    draft: draftSlot<Values>("maya", "test", textFields),
    validate: missing,
    ...props,
  });
  const input = (field: Field) => (
    <>
      <input
        aria-label={field}
        aria-invalid={form.errors[field] ? true : undefined}
        value={form.values[field]}
        onChange={(event) => form.change({ [field]: event.target.value })}
      />
      <p>{form.errors[field]}</p>
    </>
  );
  return (
    <form onSubmit={form.submit}>
      {input("name")}
      {input("place")}
      <p role="status">{form.problem}</p>
      <button type="submit">{form.isSending ? "Sending" : "Send"}</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </form>
  );
}

function show(props: Partial<FormProps> = {}) {
  const send = vi.fn(async (): Promise<unknown> => undefined);
  const view = renderWithQueries(<TestForm send={send} {...props} />);
  return { send, ...view };
}

const box = (field: Field) => screen.getByRole<HTMLInputElement>("textbox", { name: field });
const type = (field: Field, text: string) => userEvent.type(box(field), text);
const submit = () => userEvent.click(screen.getByRole("button", { name: /^Send/u }));
const says = (text: string) => screen.queryByText(text) !== null;

beforeEach(forgetDrafts);

test("problems are said once it was tried, the first of them takes the focus, and what is mended goes", async () => {
  const { send } = show();
  expect(says("No name.")).toBe(false);
  await submit();
  expect([says("No name."), says("No place.")]).toEqual([true, true]);
  expect(document.activeElement).toBe(box("name"));
  await type("name", "Wick");
  expect([says("No name."), says("No place.")]).toEqual([false, true]);
  await submit();
  expect(document.activeElement).toBe(box("place"));
  expect(send).not.toHaveBeenCalled();
});

test("problems shown until something is changed go with the first letter, mended or not", async () => {
  show({ shows: "until-changed" });
  await submit();
  expect(says("No place.")).toBe(true);
  await type("name", "W");
  expect(says("No place.")).toBe(false);
});

test("it sends the values and what of them was changed; unchanged it sends nothing", async () => {
  const onUnchanged = vi.fn();
  const { send } = show({ start: { name: "Wick", place: "Oslo" }, onUnchanged });
  await submit();
  expect(onUnchanged).toHaveBeenCalledOnce();
  await type("place", "!");
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Wick", place: "Oslo!" }, { place: "Oslo!" });
});

test("two submits before the first is rendered send once", async () => {
  const { send, container } = show({ start: { name: "Wick", place: "Oslo" } });
  const form = container.querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledOnce();
});

test("a refusal that names a field stands at it until that field is changed", async () => {
  const send = vi.fn().mockRejectedValue(new Error("taken"));
  show({ send, refusalOf: ({ message }) => ({ field: "name", text: `It is ${message}.` }) });
  await type("name", "Wick");
  await type("place", "Oslo");
  await submit();
  await screen.findByText("It is taken.");
  expect(box("name").ariaInvalid).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("");
  await type("place", "!");
  expect(says("It is taken.")).toBe(true);
  await type("name", "!");
  expect(says("It is taken.")).toBe(false);
});

test("any other refusal is the form's, what was typed stays, and the next attempt sends it again", async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(undefined);
  const onDone = vi.fn();
  show({ send, onDone });
  await type("name", "Wick");
  await type("place", "Oslo");
  await submit();
  await screen.findByText("Something went wrong. Please try again.");
  expect(onDone).not.toHaveBeenCalled();
  expect(readDraft("maya", "test")).toEqual({ name: "Wick", place: "Oslo" });
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledTimes(2);
});

test("a draft is restored in a new form, and deleted after sending, even if the form was closed before", async () => {
  const first = show();
  await type("name", "Wick");
  first.unmount();

  let answer: () => void = () => undefined;
  const send = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const onDone = vi.fn();
  const second = show({ send, onDone });
  expect(box("name").value).toBe("Wick");
  await type("place", "Oslo");
  await submit();
  await screen.findByText("Sending");
  second.unmount();
  expect(readDraft("maya", "test")).toEqual({ name: "Wick", place: "Oslo" });
  answer();
  await waitFor(() => expect(readDraft("maya", "test")).toBeUndefined());
  expect(onDone).not.toHaveBeenCalled();
});

test("what is changed back, or discarded, is no longer kept", async () => {
  show({ start: { name: "Wick", place: "" } });
  await type("name", "!");
  expect(readDraft("maya", "test")).toEqual({ name: "Wick!" });
  await type("name", "{Backspace}");
  expect(readDraft("maya", "test")).toBeUndefined();
  await type("place", "Oslo");
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect([box("place").value, readDraft("maya", "test")]).toEqual(["", undefined]);
});
