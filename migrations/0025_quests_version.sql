-- Another value whenever a person's quests change: an unchanged list needs no work.

alter table users add column quests_version uuid;

-- Random, not counted: after a restore from a backup a count would come again with other quests.
create function note_changed_quests() returns trigger language plpgsql as $$
declare
  person uuid;
begin
  -- In the order of ids, as others who lock several people. One by one, so that the index is used.
  for person in select distinct user_id from changed order by user_id loop
    update users set quests_version = gen_random_uuid() where id = person;
  end loop;
  return null;
end $$;

create trigger quests_inserted after insert on quests
  referencing new table as changed for each statement execute function note_changed_quests();
create trigger quests_updated after update on quests
  referencing new table as changed for each statement execute function note_changed_quests();
create trigger quests_deleted after delete on quests
  referencing old table as changed for each statement execute function note_changed_quests();
