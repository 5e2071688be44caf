import { useEffect, useRef } from 'react';
import type { AccountSettingsTexts } from './account.text.ts';

/** All that is left after the account was deleted. */
export function ErasedAccount({ texts: t, start }: { texts: AccountSettingsTexts['erase']; start: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap app">
      <section className="card" data-account-erased="">
        <h1 ref={heading} tabIndex={-1}>
          {t.doneTitle}
        </h1>
        <p>{t.doneText}</p>
        <p>
          <a className="btn" href={start}>
            {t.start}
          </a>
        </p>
      </section>
    </div>
  );
}
