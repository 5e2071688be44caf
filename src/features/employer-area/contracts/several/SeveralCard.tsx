import { type ReactNode, useState } from 'react';

/** What is done with several contracts at once, above them: folded on a phone, where it would be taller than the screen. */
export function SeveralCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [isWide] = useState(() => matchMedia('(min-width: 40em)').matches);
  return (
    <section className="card raised apart" aria-labelledby={id}>
      <details className="fold" open={isWide}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
