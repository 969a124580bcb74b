-- What the mentor remembers of a talk, and facts that a message taught.

alter table mentor_messages
  -- State of the dialogue after this answer: what was answered, asked and offered.
  add column talk jsonb;

alter table business_facts
  -- The message that taught it, so that it can be taken back.
  add column note_id uuid;

create index business_facts_of_note on business_facts (note_id) where note_id is not null;
