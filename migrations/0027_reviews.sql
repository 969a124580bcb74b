-- Closed weeks: what a person kept of the week's draft, in the words of that time.

create table reviews (
  user_id uuid not null references users (id) on delete cascade,
  -- The Monday, by the person's own calendar.
  week date not null,
  -- The wins as accepted or rewritten, and what each is about.
  wins jsonb not null,
  -- The one number: its kind, currency and the values of three weeks.
  number jsonb,
  quests integer not null,
  tracked_sec integer not null,
  streak_days integer not null,
  hard text,
  hard_text text not null,
  -- Minutes of the next week's days, Monday first.
  plan jsonb not null,
  closed_at timestamptz not null,
  primary key (user_id, week)
);
