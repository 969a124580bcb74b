-- Whose turn it is: a job runs on one instance at a time, and once in its interval.

create table jobs (
  name text primary key,
  next_at timestamptz not null,
  -- Who runs it now, and until when it is believed without a new sign of life.
  holder text,
  held_until timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  runs bigint not null default 0
);
