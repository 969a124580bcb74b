-- A claim in one statement: what it reads, pays and derives takes as many as before, but no way to the program and back.

-- Brings these people's entries up to date with leaderboard_people; writes only differences. Lock the people before.
create function write_standings(people uuid[]) returns void language plpgsql as $$
begin
  with wanted as materialized (
    select user_id, xp, completed, reached_at from leaderboard_people where user_id = any(people)
  ),
  known as materialized (
    select user_id, xp from leaderboard_entries where user_id = any(people)
  ),
  left_out as (
    delete from leaderboard_entries e using known k
    where e.user_id = k.user_id and not exists (select from wanted w where w.user_id = k.user_id)
  ),
  saved as (
    insert into leaderboard_entries as e (user_id, xp, completed, reached_at)
    select user_id, xp, completed, reached_at from wanted
    on conflict (user_id) do update
      set xp = excluded.xp, completed = excluded.completed, reached_at = excluded.reached_at
      where (e.xp, e.completed, e.reached_at) is distinct from (excluded.xp, excluded.completed, excluded.reached_at)
  )
  insert into leaderboard_inbox (xp, change)
  select xp, sum(change) from (select xp, 1 as change from wanted union all select xp, -1 from known) changes
  group by xp having sum(change) <> 0;
end $$;

-- Locks the person, then the award, and claims an unclaimed award of this size, paying it if it was not settled.
-- Answers the award as it was before, with the person's total then; no row if the award is not theirs. One whose
-- pay reaches another level is left as it is: a level is written down in more places.
create function claim_award(person uuid, award uuid, size integer, at_time timestamptz, xp_per_level integer)
returns table (before xp_ledger, total integer, is_left boolean) language plpgsql as $$
declare
  paid_total integer;
begin
  select u.total_xp into total from users u where u.id = person for no key update;
  select l.* into before from xp_ledger l where l.id = award and l.user_id = person for update;
  if not found then
    return;
  end if;
  is_left := false;
  paid_total := total + before.amount;
  if before.claimed_at is null and before.nominal = size then
    if before.settled_at is not null then
      update xp_ledger l set claimed_at = at_time where l.id = award;
    elsif paid_total / xp_per_level <> total / xp_per_level then
      is_left := true;
    else
      update xp_ledger l
      set claimed_at = at_time, settled_at = at_time, level_before = 1 + total / xp_per_level,
        total_after = paid_total
      where l.id = award;
      update users u set total_xp = paid_total where u.id = person;
      perform write_standings(array[person]);
    end if;
  end if;
  return next;
end $$;
