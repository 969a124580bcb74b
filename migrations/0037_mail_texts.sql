-- Texts of the mails as operators wrote them: every version is kept, the highest is sent.

create table mail_texts (
  id uuid primary key,
  type text not null check (type in ('onboarding_incomplete_1h', 'onboarding_incomplete_7d', 'inactive_7d')),
  -- From 1; the text that the program brings is version 0 and has no row.
  version integer not null check (version > 0),
  subject text not null,
  preheader text not null,
  body text not null,
  button text not null,
  created_at timestamptz not null,
  -- Without a reference: the text outlives the account, whose name is looked up when it is shown.
  created_by uuid not null,
  -- The version that this one repeats.
  restored_from integer,
  unique (type, version)
);

-- The log of all mails, newest first; those of one state have their own.
create index mails_recent on mails (claimed_at desc, id);
