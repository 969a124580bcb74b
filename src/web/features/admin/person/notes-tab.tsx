import { Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addNote, deleteNote, NOTE_MAX, type NoteView, type PersonView } from "#contracts/admin/person.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/labelled-fields.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { When } from "#web/ui/when.tsx";

/** What operators write for each other, the newest first. */
export function NotesTab({ view: { person, notes } }: { view: PersonView }) {
  const [removing, setRemoving] = useState<NoteView | null>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const remove = useOperatorAction({
    run: (note: NoteView) => call(deleteNote, { id: person.id, noteId: note.id }),
  });
  const close = () => {
    remove.reset();
    setRemoving(null);
  };
  return (
    <div className="grid gap-4 px-5 pt-4 pb-5">
      <NewNote personId={person.id} onAdded={setAddedId} />
      {notes.length === 0 ? (
        <NothingHere
          title="No notes yet"
          text="What other operators should know stands here, such as what was agreed on the phone."
        />
      ) : (
        <ul aria-label="Notes" className="grid gap-2.5">
          {notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              isJustAdded={note.id === addedId}
              onDelete={() => setRemoving(note)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== null}
        title="Delete this note?"
        confirm="Delete note"
        isPending={remove.isPending}
        failure={<WriteFailed error={remove.error} />}
        onConfirm={() => removing && remove.mutate(removing, { onSuccess: close })}
        onClose={close}
      >
        <p>It is deleted for good.</p>
      </ConfirmDialog>
    </div>
  );
}

/** It says itself how it went: a toast would cover the field. The id is made before sending: a second try keeps one note. */
function NewNote({ personId, onAdded }: { personId: string; onAdded: (noteId: string) => void }) {
  const [text, setText] = useState("");
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  const add = useOperatorAction({
    run: (words: string) => call(addNote, { id: personId, noteId, text: words }),
  });
  const isEmpty = text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || add.isPending) return;
    add.mutate(text.trim(), {
      onSuccess: () => {
        setText("");
        onAdded(noteId);
        setNoteId(crypto.randomUUID());
      },
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-2.5">
      <TextAreaField
        label="New note"
        hint="For operators. The person can read it in the export of their data, and it is deleted with the account."
        // One line until somebody writes: the notes are what people come for.
        rows={isEmpty ? 1 : 3}
        maxLength={NOTE_MAX}
        value={text}
        onValueChange={setText}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div role="status" className="mr-auto text-13 font-550 text-success">
          {add.isSuccess && isEmpty ? "Note added" : null}
        </div>
        <WriteFailed error={add.error} />
        <Button
          type="submit"
          size="sm"
          variant="primary"
          loading={add.isPending}
          aria-disabled={isEmpty || undefined}
        >
          Add note
        </Button>
      </div>
    </form>
  );
}

interface NoteProps {
  note: NoteView;
  /** It is brought into view: the form above it may fill the screen. */
  isJustAdded: boolean;
  onDelete: () => void;
}

function Note({ note, isJustAdded, onDelete }: NoteProps) {
  const author = note.authorName ?? "Deleted account";
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isJustAdded) line.current?.scrollIntoView({ block: "nearest" });
  }, [isJustAdded]);
  return (
    <li ref={line} className="scroll-mb-5 rounded-quest border border-border bg-bg px-3.5 pt-2 pb-3">
      <div className="flex items-center gap-2">
        <Avatar name={author} size="xs" />
        <p className="mr-auto min-w-0 text-13 text-text-2">
          <b className="font-650 wrap-anywhere text-text">{author}</b>, <When at={note.createdAt} withTime />
        </p>
        <Button
          variant="ghost"
          size="sm"
          icon
          className="-mr-2 flex-none hover:text-danger"
          aria-label="Delete note"
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      </div>
      <p className="text-14 leading-[1.45] wrap-anywhere whitespace-pre-wrap">{note.text}</p>
    </li>
  );
}
