-- The quest engine and the mentor: why a quest was chosen, what became of it, what was said.

alter table quests
  drop constraint quests_estimated_hours_check,
  alter column estimated_hours type real,
  add constraint quests_estimated_hours_check check (estimated_hours in (0.5, 1, 2, 4, 8, 16)),
  -- "Because you are pre-launch and finished 3 Product quests."
  add column reason text;

alter table category_totals alter column estimated_hours type real;

-- One row a batch: who wrote it, how long it took, and what was weighed.
alter table generations
  add column writer text not null default 'first-steps',
  add column duration_ms real not null default 0,
  add column is_ok boolean not null default true,
  add column business_type text,
  add column decision jsonb;

create index generations_recent on generations (created_at);

-- A day of a plugin's life.
create table plugin_totals (
  day date not null,
  plugin text not null,
  runs integer not null,
  enhancements integer not null,
  errors integer not null,
  spent_ms double precision not null,
  primary key (day, plugin)
);

-- Outcomes without a person: the text is the template's own, filled with the type's words.
create table training_data (
  id uuid primary key,
  -- Which quest it came from, for one entry a quest; cleared with the account.
  quest_id uuid unique references quests on delete set null,
  created_at timestamptz not null,
  business_type text not null,
  business_stage text not null,
  task_type text not null,
  template_id text,
  original_task text not null,
  user_rating smallint not null check (user_rating between 1 and 5),
  tags text[] not null
);

create index training_data_recent on training_data (created_at desc, id);
create index training_data_by_type on training_data (business_type, created_at desc);

-- Which tool was opened where another (or the same) stood first. Nobody's in particular.
create table tool_openings (
  day date not null,
  predicted text not null,
  opened text not null,
  times integer not null,
  primary key (day, predicted, opened)
);

-- What a person ruled out in the chat; the description is read anew each time.
create table stated_constraints (
  user_id uuid not null references users on delete cascade,
  name text not null,
  said_at timestamptz not null,
  primary key (user_id, name)
);

create table mentor_messages (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  sender text not null check (sender in ('user', 'ai')),
  text text not null,
  model text,
  created_at timestamptz not null,
  -- An answer's question, and which attempt at it this is.
  reply_to uuid references mentor_messages on delete cascade,
  attempt smallint not null default 1,
  is_stopped boolean not null default false,
  topic text,
  basis jsonb,
  check ((sender = 'ai') = (reply_to is not null)),
  unique (reply_to, attempt)
);

create index mentor_messages_recent on mentor_messages (user_id, created_at desc, id);

create table quest_suggestions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  message_id uuid references mentor_messages on delete set null,
  template_id text,
  title text not null,
  description text not null,
  category text not null,
  difficulty text not null check (difficulty in ('Beginner', 'Intermediate', 'Advanced')),
  xp_reward integer not null check (xp_reward in (25, 50, 75, 100)),
  created_at timestamptz not null,
  -- Set when it was taken: a second click answers the same quest.
  quest_id uuid references quests on delete set null
);

create index quest_suggestions_of_message on quest_suggestions (message_id);
create index quest_suggestions_of_person on quest_suggestions (user_id, created_at);

-- What calls to outside models cost, reserved before the call.
create table model_spending (
  day date primary key,
  micros bigint not null
);

create table model_quotas (
  user_id uuid not null references users on delete cascade,
  day date not null,
  calls integer not null,
  primary key (user_id, day)
);
