-- Quests, the XP they pay, the days they were done on, and what a person keeps beside them.

alter table users
  add column leaderboard_privacy text not null default 'public' check (leaderboard_privacy in ('public', 'alias', 'off')),
  add column shows_business_name boolean not null default true,
  add column takes_mail boolean not null default true,
  -- weekly_streak is what the pure rule gave on this day of the person's calendar.
  add column streak_checked_day date,
  -- The zone before the last change: a day is missed only when it has ended in both.
  add column previous_time_zone text,
  add column time_zone_changed_at timestamptz;

create table quests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 210),
  title_key text not null,
  description text not null default '',
  xp_reward integer not null check (xp_reward in (25, 50, 75, 100)),
  category text not null,
  difficulty text not null check (difficulty in ('Beginner', 'Intermediate', 'Advanced')),
  estimated_hours integer not null check (estimated_hours in (1, 2, 4, 8, 16)),
  origin text not null check (origin in ('own', 'generated', 'mentor')),
  -- What it was made from, so that what was rejected never comes back.
  template_id text,
  due_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  completed_at timestamptz,
  -- The day it counts on, by the person's own calendar.
  completed_day date,
  completion_notes text,
  deleted_at timestamptz,
  check ((completed_at is null) = (completed_day is null))
);

create index quests_active on quests (user_id, due_at, created_at, id) where completed_at is null and deleted_at is null;
create index quests_completed on quests (user_id, completed_at desc, id) where completed_at is not null and deleted_at is null;
create index quests_due on quests (user_id, due_at);
create index quests_created on quests (user_id, created_at);
create unique index quests_active_title on quests (user_id, title_key) where completed_at is null and deleted_at is null;

create table hidden_quests (
  user_id uuid not null references users on delete cascade,
  quest_id uuid not null,
  title text not null,
  title_key text not null,
  category text not null,
  template_id text,
  reason text,
  hidden_at timestamptz not null,
  primary key (user_id, quest_id)
);

create index hidden_quests_recent on hidden_quests (user_id, hidden_at desc);

-- Every point is a row, unique per source; total_xp of a person is always the sum of what is settled.
create table xp_ledger (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  source_type text not null,
  source_id text not null,
  label text not null,
  -- What the quest promised, and what is paid: less only beyond a cap, with its reason.
  nominal integer not null check (nominal >= 0),
  amount integer not null check (amount >= 0 and amount <= nominal),
  reason text,
  -- Own quests have a cap a day.
  is_own boolean not null default false,
  created_at timestamptz not null,
  settled_at timestamptz,
  claimed_at timestamptz,
  -- The person's totals when it was settled: a repeated claim answers the same.
  level_before integer,
  total_after integer,
  unique (user_id, source_type, source_id)
);

create index xp_ledger_recent on xp_ledger (user_id, created_at desc, id);
create index xp_ledger_own on xp_ledger (user_id, created_at) where is_own;
create index xp_ledger_unsettled on xp_ledger (created_at) where settled_at is null;
create index xp_ledger_unclaimed on xp_ledger (user_id, nominal, created_at) where claimed_at is null;

create table active_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  primary key (user_id, day)
);

create table repaired_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  repaired_on date not null,
  primary key (user_id, day)
);

create table schedule_periods (
  user_id uuid not null references users on delete cascade,
  from_day date not null,
  weekdays text[] not null,
  primary key (user_id, from_day)
);

-- Running totals, so that a long history costs a completion nothing. Deleting a quest leaves them alone.
create table quest_totals (
  user_id uuid primary key references users on delete cascade,
  completed integer not null default 0,
  reward_sum integer not null default 0,
  early_finishes integer not null default 0,
  revenue_reports integer not null default 0,
  full_weeks integer not null default 0
);

create table category_totals (
  user_id uuid not null references users on delete cascade,
  category text not null,
  completed integer not null,
  xp integer not null,
  estimated_hours integer not null default 0,
  spent_seconds integer not null default 0,
  primary key (user_id, category)
);

create table earned_achievements (
  user_id uuid not null references users on delete cascade,
  achievement_id text not null,
  earned_at timestamptz not null,
  primary key (user_id, achievement_id)
);

create table generations (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  day date not null,
  quests integer not null
);

create index generations_by_day on generations (user_id, day);

create table social_connections (
  user_id uuid not null references users on delete cascade,
  platform text not null check (platform in ('twitter', 'linkedin', 'instagram')),
  handle text not null,
  connected_at timestamptz not null,
  primary key (user_id, platform)
);
