-- What happened to a person, for the list of their activity. Kept 30 days.

create table activity (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- A quest's title as it was then, or the id of an achievement.
  subject text,
  -- XP paid, the total XP at which a level was reached, or how many.
  amount integer,
  at timestamptz not null,
  read_at timestamptz
);

create index activity_of_person on activity (user_id, id);
create index activity_at on activity using brin (at);
