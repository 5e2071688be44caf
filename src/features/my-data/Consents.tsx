import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { KeptConsentView } from '#contract/personal-data/personal-data.ts';
import type { ConsentPurpose } from '#contract/placements/consent.ts';
import { dateInWords, formatDateTime } from '#src/i18n/format.ts';
import { isChanged } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { Consent } from '#src/nouns/personal-data/Consent.tsx';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import styles from './my-data.module.css';
import { useMyData } from './my-data-context.ts';

type State = { purpose?: ConsentPurpose; isBusy: boolean; fault?: string };

/** What somebody has agreed to and can withdraw; then everything that they ever agreed to. */
export function Consents() {
  const { data, lang, token, texts, show, load } = useMyData();
  const [state, setState] = useState<State>({ isBusy: false });
  const set = async (purpose: ConsentPurpose, version: string, given: boolean) => {
    setState({ purpose, isBusy: true });
    const answer = await call(
      'POST /api/my-data/set-consent',
      { purpose, given, text_version: version, lang, stakes: data.stakes.length },
      { lang, token },
    );
    if (answer.kind === 'ok') show(answer.data);
    else if (isChanged(answer)) load();
    const fault = (answer.kind === 'refused' && answer.message) || texts.page.failed;
    setState({ purpose, isBusy: false, ...(answer.kind !== 'ok' && { fault }) });
  };
  return (
    <>
      {data.consents.map(({ purpose, given_at: given, can_give: canGive }) => {
        const { consent, acts } = texts.consents[purpose];
        return (
          <Consent
            key={purpose}
            id={`consent-${purpose}`}
            consent={consent}
            texts={acts}
            given={given ? fill(acts.given, { date: dateInWords(given, lang) }) : undefined}
            canGive={canGive}
            isBusy={state.isBusy && state.purpose === purpose}
            fault={state.purpose === purpose ? state.fault : undefined}
            losses={
              purpose === 'employers' && (
                <Stakes stakes={data.stakes} leaving="consent" lang={lang} texts={texts.stakes} />
              )
            }
            onSet={(next) => set(purpose, consent.version, next)}
            plain={{ to: 'POST /api/my-data/set-consent', purpose, version: consent.version }}
          >
            {purpose !== 'employers' && data.partner && (
              <p className="sm muted">{fill(texts.history.yourPartner, { partner: data.partner })}</p>
            )}
          </Consent>
        );
      })}
      <History rows={data.history} />
    </>
  );
}

function History({ rows }: { rows: readonly KeptConsentView[] }) {
  const t = useMyData().texts.history;
  return (
    <section className="card" aria-labelledby="consent-history">
      <h2 id="consent-history">{t.title}</h2>
      <p className="sm muted">{t.notice}</p>
      <ul className={`sm ${styles.rows}`}>
        {rows.map(({ purpose, text_version: version, lang, given_at: given, withdrawn_at: withdrawn }) => (
          <li key={`${purpose} ${given}`}>
            <div>
              <b>{t[purpose]}</b>
              <p className="muted">
                {fill(version ? t.given : t.givenBefore, {
                  time: formatDateTime(given),
                  // Does not break inside.
                  version: version.replace('-', '-\u2060'),
                  lang: t[lang],
                })}
                {withdrawn && ` ${fill(t.withdrawn, { time: formatDateTime(withdrawn) })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
