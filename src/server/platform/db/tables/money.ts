import type { Generated } from "kysely";
import type { Currency } from "#domain/money/currencies.ts";
import type { MoneyKind } from "#domain/money/money-sums.ts";
import type { Month } from "#domain/money/months.ts";
import type { BigNumber, Day } from "./columns.ts";

export interface MoneyTables {
  money_entries: {
    id: string;
    number: Generated<string>;
    user_id: string;
    kind: MoneyKind;
    amount: BigNumber;
    currency: Currency;
    what: string;
    quest_id: string | null;
    day: Day;
    created_at: Date;
    deleted_at: Date | null;
  };
  money_goals: {
    user_id: string;
    currency: Currency;
    from_month: Month;
    amount: BigNumber;
    set_at: Date;
  };
  money_settings: {
    user_id: string;
    are_sales_told: boolean;
  };
}
