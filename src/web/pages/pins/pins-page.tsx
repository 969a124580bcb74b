import { PageColumn } from "../page-column.tsx";

export function PinsPage() {
  return (
    <PageColumn width="reading">
      <h1>Pins</h1>
    </PageColumn>
  );
}
