import { fill } from '#contract/fill.ts';
import { settingNames } from '../settings/settings.ts';
import own from './server.module.css';
import type { ServerTexts } from './server.text.ts';
import type { Findings as Found } from './server.ts';

const TONES = { ok: 'ok', look: 'warn', bad: 'bad' } as const;

/** What was found, with what to do; leads to the settings that it is about. */
export function Findings({ texts: t, settings, findings }: { texts: ServerTexts; settings: string; findings: Found }) {
  return (
    <ul className="list">
      {findings.map(({ name, state, say, fields }) => (
        <li key={say} data-state={state}>
          <b className={own.name}>{name}</b> <span className={`badge ${TONES[state]}`}>{t[state]}</span>
          <p className={`sm ${own.finding}`}>{say}</p>
          {fields.length > 0 && <Fields texts={t} settings={settings} names={settingNames(fields, t.settings)} />}
        </li>
      ))}
    </ul>
  );
}

const MOST_NAMES = 5;

/** The settings that a finding is about; many of them are folded. */
function Fields({ texts: t, settings, names }: { texts: ServerTexts; settings: string; names: readonly string[] }) {
  const link = <a href={settings}>{names.join(', ')}</a>;
  if (names.length <= MOST_NAMES) return <p className={`sm ${own.finding}`}>{link}</p>;
  return (
    <details className={`fold sm ${own.finding}`}>
      <summary>{fill(t.fields, { count: names.length })}</summary>
      {link}
    </details>
  );
}
