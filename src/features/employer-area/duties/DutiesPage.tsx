import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { DUTY_RULES, type Duty } from '#contract/employers/duty-rules.ts';
import { fill } from '#contract/fill.ts';
import { dateInWords, formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { requirementSummary, requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Note } from '#src/ui/Note.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerProps } from '../employer-props.ts';
import { OneRequirement } from '../requirements/OneRequirement.tsx';
import type { Requirement } from '../requirements/requirement.ts';
import own from './duties.module.css';
import type { DutiesTexts } from './duties.text.ts';
import { isOverdue } from './overdue.ts';
import { saidOf } from './said-of.ts';

type Props = EmployerProps<DutiesTexts>;
type Found = ReplyOf<'POST /api/employer/tick-duty'>;

/** The duties of the requirement that the address names. */
export function DutiesPage(props: Props) {
  return (
    <OneRequirement {...props} title={props.texts.title} href={props.links.duties}>
      {(requirement) => <Duties {...props} requirement={requirement} />}
    </OneRequirement>
  );
}

function Duties({ requirement, ...props }: Props & { requirement: Requirement }) {
  const { lang, guard, texts: t, links } = props;
  const [fault, setFault] = useState<string>();
  const { id: requirement_id } = requirement;
  const loaded = useLoaded({
    ask: (signal) =>
      call('GET /api/employer/requirements/:requirement_id/duties', { requirement_id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  const tick = async (duty: Duty, done: boolean) => {
    const answer = await call('POST /api/employer/tick-duty', { requirement_id, duty, done }, { lang });
    setFault(answer.kind === 'ok' ? undefined : faultOf(answer, lang, t));
    if (answer.kind === 'ok') loaded.show(answer.data);
  };
  return (
    <LoadedPage
      guard={guard}
      of={loaded}
      failed={{ title: t.failedTitle, retry: t.retry, gone: t.requirementGone }}
      back={{ href: links.dashboard, text: t.back }}
    >
      {({ duties }) => (
        <div className="wrap app">
          <Head {...props} requirement={requirement} />
          {fault && (
            <div className={own.fault}>
              <Note tone="bad" title={t.notSaved} role="alert" text={fault} />
            </div>
          )}
          <div className={`card ${own.table}`}>
            <CardTable caption={t.title} heads={[t.duty, t.by, t.source, t.done]}>
              {duties.map((one) => (
                <Row
                  key={one.duty}
                  {...props}
                  one={one}
                  requirement={requirement}
                  onTick={(done) => tick(one.duty, done)}
                />
              ))}
            </CardTable>
          </div>
        </div>
      )}
    </LoadedPage>
  );
}

function Head({ lang, texts: t, links, requirement }: Props & { requirement: Requirement }) {
  return (
    <header className={own.head}>
      <a className="sm alone" href={links.dashboard}>
        {t.back}
      </a>
      <h1>{t.title}</h1>
      <p className="long">
        <b>{requirementTitle(requirement, t.names)}</b>
        <br />
        <span className="sm muted">{requirementSummary(requirement, t.names, lang)}</span>
      </p>
      {requirement.starts_on && <p>{fill(t.lead, { date: dateInWords(requirement.starts_on, lang) })}</p>}
      <p className="sm muted">
        {t.ticked} {t.isRead ? t.read : t.notRead}
      </p>
    </header>
  );
}

interface RowProps extends Props {
  one: Found['duties'][number];
  requirement: Requirement;
  onTick: (done: boolean) => void;
}

function Row({ lang, texts: t, one, requirement, onTick }: RowProps) {
  const { duty, due_on: due, done_at: at, done_by: who, known } = one;
  const { name, what } = t.duties[duty];
  const said = saidOf(duty, requirement, t, lang);
  return (
    <tr data-duty={duty} data-done={at === null ? undefined : ''}>
      <th scope="row">
        <div className={`long ${own.duty}`}>
          {name}
          <p className={`sm ${own.what}`}>{what}</p>
          {known && <p className={`sm ${own.what}`}>{fill(t.known, { known })}</p>}
          {said && <p className={`sm ${own.what}`}>{fill(t.said, { known: said })}</p>}
        </div>
      </th>
      <td data-l={t.by}>
        <div>
          <span className={own.due}>{due === null ? '–' : dateInWords(due, lang)}</span>{' '}
          {isOverdue(one, Date.now()) && <span className="badge warn">{t.overdue}</span>}
        </div>
      </td>
      <td data-l={t.source} className="sm">
        <div className="long">{DUTY_RULES[duty].sources.join('; ')}</div>
      </td>
      <td data-l={t.done}>
        <label className={own.box}>
          <input
            type="checkbox"
            aria-label={fill(t.tick, { duty: name })}
            checked={at !== null}
            onChange={({ target }) => onTick(target.checked)}
          />
        </label>
        {at !== null && (
          <p className="xs muted long">{fill(t.doneBy, { who: who ?? t.somebody, date: formatDate(at) })}</p>
        )}
      </td>
    </tr>
  );
}
