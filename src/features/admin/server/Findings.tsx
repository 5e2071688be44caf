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
          <p className={`sm ${own.finding}`}>
            {say}
            {fields.length > 0 && (
              <>
                {': '}
                <a href={settings}>{settingNames(fields, t.settings)}</a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
