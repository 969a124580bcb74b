-- What was learned about a person's business. Rows are never changed: a newer one of the same key counts.

create table business_facts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  value text not null,
  source text not null,
  -- The quest whose completion or rejection taught it.
  quest_id uuid references quests (id) on delete set null,
  learned_at timestamptz not null
);

create index business_facts_of_person on business_facts (user_id, id);
create index business_facts_of_quest on business_facts (quest_id) where quest_id is not null;
