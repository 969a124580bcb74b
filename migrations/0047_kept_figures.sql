-- The console's figures that take long, as they were worked out last: shown at once on any instance, and after a
-- restart, while the next are worked out.
create table kept_figures (
  kind text not null,
  range text not null,
  zone text not null,
  -- Not jsonb: that would lose the order of names.
  body json not null,
  worked_out_at timestamptz not null,
  spent_ms real not null,
  -- When somebody wanted them last, exact to an hour.
  asked_at timestamptz not null,
  primary key (kind, range, zone)
);
