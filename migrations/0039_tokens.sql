-- Personal API tokens: what a person's own programs show instead of a session.

create table api_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- SHA-256 of a secret of 256 random bits, which is shown once and not kept.
  secret_hash bytea not null unique,
  last_four text not null check (length(last_four) = 4),
  scope text not null check (scope in ('read', 'write')),
  created_at timestamptz not null,
  -- Null: never.
  expires_at timestamptz,
  -- By the person's clock. No time of day: nobody needs it.
  last_used_on date,
  -- Also how a person's tokens are found.
  unique (user_id, name)
);

create index api_tokens_expiring on api_tokens (expires_at) where expires_at is not null;
