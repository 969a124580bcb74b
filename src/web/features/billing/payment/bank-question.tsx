import { Landmark } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { IconTile } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";

interface BankQuestionProps {
  amount: string;
  onAnswer: (answer: "approve" | "refuse") => void;
}

/** Stands in for a real bank's confirmation page, in test mode. */
export function BankQuestion({ amount, onAnswer }: BankQuestionProps) {
  return (
    <div className="grid gap-4 rounded-quest border border-border bg-surface-2 p-4">
      <div className="flex gap-3" role="status">
        <IconTile tone="info">
          <Landmark className="size-[18px]" />
        </IconTile>
        <p className="min-w-0 text-14 text-pretty text-text-2">
          <b className="block text-16 font-650 text-text">
            {t("Your bank asks you to confirm this payment")}
          </b>
          {t("{amount} to SideQuest. In test mode this stands in for your bank.", { amount })}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={() => onAnswer("refuse")}>{t("Refuse")}</Button>
        <Button variant="primary" autoFocus onClick={() => onAnswer("approve")}>
          {t("Approve")}
        </Button>
      </div>
    </div>
  );
}
