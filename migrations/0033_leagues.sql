-- Weekly groups of people at a similar stage and pace. Only people who joined have rows.

create table league_people (
  user_id uuid primary key references users (id) on delete cascade,
  -- 0 is the lowest league.
  league smallint not null default 0 check (league between 0 and 4),
  shows_name boolean not null default false,
  joined_at timestamptz not null,
  -- Set while the person is out: their league is kept for when they come back.
  left_at timestamptz
) with (fillfactor = 80);

-- A week begins on Monday, 00:00 UTC, for everybody. A row says that its groups were made.
create table league_weeks (
  week date primary key,
  made_at timestamptz not null,
  -- Set once places and leagues of its people are written.
  closed_at timestamptz
);

-- The groups, so that somebody who joins within the week finds one that fits.
create table league_groups (
  week date not null references league_weeks (week) on delete cascade,
  number integer not null,
  -- Averages of its people when it was made.
  league real not null,
  stage real not null,
  pace real not null,
  people integer not null,
  primary key (week, number)
);

-- Who is in which group. No foreign keys: checking a million at once would lock every person's row;
-- the feature deletes the rows of deleted people itself. Pages keep room for the update at the week's end.
create table league_seats (
  week date not null,
  user_id uuid not null,
  group_number integer not null,
  league smallint not null,
  -- Null until the week is closed.
  points integer,
  place smallint,
  people smallint,
  outcome text check (outcome in ('up', 'stay', 'down')),
  primary key (user_id, week)
) with (fillfactor = 60);

create index league_seats_group on league_seats (week, group_number);
