import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { addNote, deleteNote, NOTE_MAX, type NoteView, type PersonView } from "#contracts/admin/person.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/labelled-fields.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { When } from "#web/ui/when.tsx";

/** What operators write for each other. The id is made before sending: a second try keeps one note. */
export function NotesTab({ view: { person, notes } }: { view: PersonView }) {
  const [text, setText] = useState("");
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  const [removing, setRemoving] = useState<NoteView | null>(null);
  const add = useOperatorAction({
    run: (words: string) => call(addNote, { id: person.id, noteId, text: words }),
    done: () => ({ title: "Note Added", description: `About ${person.username}.` }),
    failed: () => "The note was not added",
  });
  const remove = useOperatorAction({
    run: (note: NoteView) => call(deleteNote, { id: person.id, noteId: note.id }),
    done: () => ({ title: "Note Deleted", description: `About ${person.username}.` }),
    failed: () => "The note was not deleted",
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || add.isPending) return;
    add.mutate(text.trim(), {
      onSuccess: () => {
        setText("");
        setNoteId(crypto.randomUUID());
      },
    });
  };
  return (
    <div className="px-5 pt-4 pb-5">
      <form onSubmit={submit} className="grid gap-2.5">
        <TextAreaField
          label="New note"
          hint="For operators. The person can read it in the export of their data, and it is deleted with the account."
          rows={3}
          maxLength={NOTE_MAX}
          value={text}
          onValueChange={setText}
        />
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="justify-self-end"
          loading={add.isPending}
          aria-disabled={text.trim() === "" || undefined}
        >
          Add note
        </Button>
      </form>
      <ul aria-label="Notes" className="mt-3 divide-y divide-border">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 py-2.5 text-14">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
              <p className="mt-1 text-13 text-text-2">
                {note.authorName ?? "Deleted account"}, <When at={note.createdAt} withTime />
              </p>
            </div>
            <Button variant="ghost" size="sm" icon aria-label="Delete note" onClick={() => setRemoving(note)}>
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        title="Delete this note?"
        confirm="Delete note"
        isPending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing, { onSettled: () => setRemoving(null) })}
        onClose={() => setRemoving(null)}
      >
        <p>It is deleted for good.</p>
      </ConfirmDialog>
    </div>
  );
}
