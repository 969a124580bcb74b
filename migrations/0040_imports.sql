-- What a person brought from another SideQuest: theirs, but outside the ranks, the pay and the figures of this one.

-- How much of total_xp was imported.
alter table users add column imported_xp integer not null default 0;

alter table quests add column imported_at timestamptz;
alter table xp_ledger add column imported_at timestamptz;
alter table earned_achievements add column imported_at timestamptz;

-- How many of the completed quests were imported.
alter table quest_totals add column imported integer not null default 0;
alter table category_totals add column imported integer not null default 0;

-- Reports take these off their counts.
create index quests_imported on quests (completed_at) where imported_at is not null;

create or replace view leaderboard_people as
select u.id as user_id, u.total_xp - u.imported_xp as xp, t.completed - t.imported as completed,
  -- Who came first within a rank: when the latest counted XP was earned.
  coalesce(
    (select l.created_at from xp_ledger l
     where l.user_id = u.id and l.settled_at is not null and l.amount > 0 and l.imported_at is null
     order by l.created_at desc, l.id limit 1),
    u.onboarded_at) as reached_at
from users u
join quest_totals t on t.user_id = u.id
where u.onboarded_at is not null and u.closed_at is null and u.leaderboard_privacy <> 'off'
  and t.completed > t.imported
  and not exists (select from leaderboard_flags f where f.user_id = u.id and f.state = 'hidden');
