-- What a quest was before it was last made shorter, so that this can be undone.
alter table quests add column before_shorter jsonb;
