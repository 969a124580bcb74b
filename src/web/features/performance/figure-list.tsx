export function FigureList({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex items-center gap-3 border-t border-border py-2.5 text-[14.5px] leading-tight font-medium first:border-0 first:pt-0 last:pb-0"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className="num ml-auto text-15 leading-none font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
