import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { FINISHERS, GATES } from "#server/engine/plugins/index.ts";
import type { Chance } from "./chance.ts";

const PLUGINS = [...GATES, ...FINISHERS].map(({ name }) => name);

export interface PluginDay {
  readonly day: CalendarDay;
  readonly plugin: string;
  runs: number;
  enhancements: number;
  errors: number;
  spent_ms: number;
}

export interface ToolDay {
  readonly day: CalendarDay;
  readonly predicted: string;
  readonly opened: string;
  times: number;
}

/** Sums shared by everyone: additions are recorded so that they can be subtracted again. */
export class SharedSums {
  readonly #plugins = new Map<string, PluginDay>();
  readonly #tools = new Map<string, ToolDay>();

  addBatch(day: CalendarDay, chance: Chance): void {
    for (const plugin of PLUGINS) {
      const name = `${day} ${plugin}`;
      const sum = this.#plugins.get(name) ?? {
        day,
        plugin,
        runs: 0,
        enhancements: 0,
        errors: 0,
        spent_ms: 0,
      };
      sum.runs++;
      sum.enhancements += Number(chance.happens(0.7));
      sum.errors += Number(chance.happens(0.004));
      sum.spent_ms += chance.int(1, 40) / 16;
      this.#plugins.set(name, sum);
    }
  }

  addOpening(at: Date, predicted: string, opened: string): void {
    const day = dayAt(at, "UTC");
    const name = `${day}|${predicted}|${opened}`;
    const sum = this.#tools.get(name) ?? { day, predicted, opened, times: 0 };
    sum.times++;
    this.#tools.set(name, sum);
  }

  get plugins(): readonly PluginDay[] {
    return [...this.#plugins.values()];
  }

  get tools(): readonly ToolDay[] {
    return [...this.#tools.values()];
  }
}
