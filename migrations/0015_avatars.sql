-- The picture that an identity provider names, fetched once and kept here: nobody's browser asks the provider for it.

create table avatars (
  -- Random, and part of the picture's address.
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  content_type text not null,
  bytes bytea not null check (octet_length(bytes) <= 262144),
  fetched_at timestamptz not null
);

-- Pictures are compressed already.
alter table avatars alter column bytes set storage external;

alter table users
  -- The person's picture, beside the row that every request reads.
  add column avatar_id uuid,
  -- Taken away by the person: never fetched again.
  add column avatar_removed_at timestamptz;
