-- What a person wears: a frame around the level's shield and a colour of the trail. Levels open them.

alter table users
  add column badge_frame text,
  add column trail_colour text;
