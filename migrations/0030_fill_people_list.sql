-- Everybody who is here already comes onto the list. What changes meanwhile stands in the inbox.
create temporary table listed on commit drop as select * from people_rows(now());

insert into people_index
select user_id, created_at, seen_at, changes_at, total_xp, plan, segment, is_onboarded, is_closed from listed
on conflict (user_id) do nothing;

insert into people_words
select user_id, words, plan, segment, is_onboarded, is_closed from listed on conflict (user_id) do nothing;

create index people_index_seen on people_index (seen_at desc, user_id) where not is_closed;
create index people_index_created on people_index (created_at desc, user_id) where not is_closed;
create index people_index_xp on people_index (total_xp desc, user_id) where not is_closed;
create index people_index_plan_seen on people_index (plan, seen_at desc, user_id) where not is_closed;
create index people_index_plan_xp on people_index (plan, total_xp desc, user_id) where not is_closed;
create index people_index_segment_seen on people_index (segment, seen_at desc, user_id) where not is_closed;
create index people_index_segment_xp on people_index (segment, total_xp desc, user_id) where not is_closed;
create index people_index_closed on people_index (created_at desc, user_id) where is_closed;
create index people_index_changes on people_index (changes_at) where changes_at is not null;

create index people_words_sorted on people_words (words, user_id) where not is_closed;
create index people_words_plan on people_words (plan, words, user_id) where not is_closed;
create index people_words_segment on people_words (segment, words, user_id) where not is_closed;
-- Finds letters anywhere. A server without this extension searches all the same, more slowly.
do $$ begin
  create extension if not exists pg_trgm;
  create index people_words_letters on people_words using gin (words gin_trgm_ops);
exception when others then
  raise notice 'people are searched without pg_trgm: %', sqlerrm;
end $$;
