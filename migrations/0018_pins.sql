create table pins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  note text not null,
  pinned_at timestamptz not null
);
