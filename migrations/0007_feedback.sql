-- What people tell us.

create table feedback (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('bug', 'ui', 'ai', 'feature')),
  title text not null,
  description text not null,
  email text not null,
  page text,
  last_action text,
  user_agent text,
  -- When the browser says it was written; created_at is ours.
  written_at timestamptz,
  created_at timestamptz not null,
  status text not null default 'new' check (status in ('new', 'seen', 'done'))
);

create index feedback_recent on feedback (created_at desc, id);
create index feedback_of_person on feedback (user_id, created_at desc);

-- Ratings from 1 to 10. The latest of a person's day counts.
create table ui_ratings (
  user_id uuid not null references users on delete cascade,
  day date not null,
  visual_design smallint not null check (visual_design between 1 and 10),
  navigation smallint not null check (navigation between 1 and 10),
  responsive_design smallint not null check (responsive_design between 1 and 10),
  loading_speed smallint not null check (loading_speed between 1 and 10),
  feedback text,
  rated_at timestamptz not null,
  primary key (user_id, day)
);

create index ui_ratings_recent on ui_ratings (rated_at);

create table ai_ratings (
  user_id uuid not null references users on delete cascade,
  day date not null,
  ai_tool smallint not null check (ai_tool between 1 and 10),
  ai_task smallint not null check (ai_task between 1 and 10),
  rated_at timestamptz not null,
  primary key (user_id, day)
);

create index ai_ratings_recent on ai_ratings (rated_at);
