-- Who stands on the leaderboard, and how many people stand above each amount of XP.

-- When the person was asked how they want to be seen there.
alter table users add column leaderboard_asked_at timestamptz;

-- The truth: who is listed, and with what. Everything below is kept equal to it.
create view leaderboard_people as
select u.id as user_id, u.total_xp as xp, t.completed,
  -- Who came first within a rank: when the latest counted XP was earned.
  coalesce(
    (select l.created_at from xp_ledger l
     where l.user_id = u.id and l.settled_at is not null and l.amount > 0
     order by l.created_at desc, l.id limit 1),
    u.onboarded_at) as reached_at
from users u
join quest_totals t on t.user_id = u.id
where u.onboarded_at is not null and u.closed_at is null and u.leaderboard_privacy <> 'off' and t.completed > 0
  and not exists (select from leaderboard_flags f where f.user_id = u.id and f.state = 'hidden');

create table leaderboard_entries (
  user_id uuid primary key references users on delete cascade,
  xp integer not null,
  completed integer not null,
  reached_at timestamptz not null
);
create index leaderboard_entries_order on leaderboard_entries (xp desc, completed desc, reached_at, user_id);

-- How many people stand at each amount of XP (level 0), in each thousand (1), in each hundred thousand (2).
create table leaderboard_counts (
  level smallint not null,
  bucket integer not null,
  people integer not null,
  primary key (level, bucket)
);

-- What changed since the counts were last brought up to date: people who came to an amount of XP, or left it.
create table leaderboard_inbox (
  xp integer not null,
  change integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

insert into leaderboard_entries (user_id, xp, completed, reached_at)
select user_id, xp, completed, reached_at from leaderboard_people;

insert into leaderboard_counts (level, bucket, people)
select b.level, b.bucket, count(*) from leaderboard_entries e
cross join lateral (values (0, e.xp), (1, e.xp / 1000), (2, e.xp / 100000)) b (level, bucket)
group by b.level, b.bucket;
