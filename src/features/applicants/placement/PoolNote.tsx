import type { MouseEvent } from 'react';
import { daysOf } from '#contract/employers/requirement-rules.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { Note } from '#src/ui/Note.tsx';
import { useShell } from '../shell/shell-context.ts';
import { CONSENT_ANCHOR } from './ConsentCard.tsx';
import type { PlacementTexts } from './placement.text.ts';
import type { PlacementData } from './placement-data.ts';
import { PLACEMENT_FORM } from './usePlacementForm.ts';

/** Whether employers see somebody, or what is missing for it and what stands in the way. */
export function PoolNote({ placement, texts }: { placement: PlacementData; texts: PlacementTexts }) {
  const { lang, links } = useShell();
  const { pool: t } = texts;
  const { pool, available } = placement;
  const known = readersOf(placement, t);
  return (
    <div className="stack" data-pool-state={pool.since === null ? 'out' : 'in'}>
      {pool.since === null ? (
        <Note tone="info" title={known.length > 0 ? t.outKnownTitle : t.outTitle}>
          {known}
          <Waits placement={placement} texts={texts} />
        </Note>
      ) : (
        <Note tone="ok" title={t.inTitle}>
          <p>{fill(known.length > 0 ? t.inTextKnown : t.inText, { since: dateInWords(pool.since, lang) })}</p>
          {known}
          {available && <p>{fill(t.days, inWords(available, lang))}</p>}
        </Note>
      )}
      {pool.obstacles.length > 0 && (
        <Note tone="warn" title={t.obstacles}>
          <ul>
            {pool.obstacles.map((obstacle) => (
              <li key={obstacle}>{texts.obstacles[obstacle]}</li>
            ))}
          </ul>
          <p>
            <a href={links.contact}>{t.ask}</a>
          </p>
        </Note>
      )}
    </div>
  );
}

/** Which employers read more than a number, and what. */
export function readersOf({ stakes }: Pick<PlacementData, 'stakes'>, t: PlacementTexts['pool']) {
  return stakes.flatMap(({ reads, company, starts_on }) =>
    reads === 'number' ? [] : [<p key={`${company} ${starts_on}`}>{fill(t[`reads_${reads}`], { company })}</p>],
  );
}

function Waits({ placement: { pool }, texts }: { placement: PlacementData; texts: PlacementTexts }) {
  const { pool: t, waits, fields } = texts;
  // Obstacles have a note of their own.
  if (pool.waits.every((wait) => wait === 'obstacles')) return null;
  return (
    <ul>
      {pool.waits.map((wait) => {
        if (wait === 'obstacles') return null;
        if (wait === 'data')
          return (
            <li key={wait}>
              {t.missing}{' '}
              {pool.missing.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <To id={`${PLACEMENT_FORM}-${name}`} label={fields[name]} />
                </span>
              ))}
            </li>
          );
        return (
          <li key={wait}>{wait === 'consent' ? <To id={CONSENT_ANCHOR} label={waits.consent} /> : waits[wait]}</li>
        );
      })}
    </ul>
  );
}

/** Leads to a part of the page without a fragment, which would change the address with its token. */
function To({ id, label }: { id: string; label: string }) {
  const go = (event: MouseEvent) => {
    const target = document.getElementById(id);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  };
  return (
    <a href={`#${id}`} onClick={go}>
      {label}
    </a>
  );
}

function inWords({ from, until, days_left }: NonNullable<PlacementData['available']>, lang: Lang) {
  return {
    from: dateInWords(from, lang),
    until: dateInWords(until, lang),
    days: Math.min(days_left, daysOf({ starts_on: from, ends_on: until }) ?? days_left),
  };
}
