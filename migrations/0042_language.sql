-- The language of a person's screens; null follows the browser.
alter table users add column language text check (language in ('en', 'de', 'es'));
