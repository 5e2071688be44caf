import { fill } from '#contract/fill.ts';

/** How many rows a page has: for screen readers, where a search can change it. */
export function ShownCount({ count, texts }: { count: number | undefined; texts: Record<'shown', string> }) {
  if (count === undefined) return null;
  return (
    <p className="visually-hidden" role="status">
      {fill(texts.shown, { count })}
    </p>
  );
}
