import { useRef, useState } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import {
  areaInWords,
  REQUIREMENT_TONES,
  requirementSummary,
  requirementTitle,
} from '#src/nouns/requirement/requirement.text.ts';
import { UnlawfulNote } from '#src/nouns/requirement/UnlawfulNote.tsx';
import { unlawfulSentences, unlawfulTitle } from '#src/nouns/requirement/unlawful-sentences.ts';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { EmployerAreaTexts } from '../employer-area.text.ts';
import type { EmployerProps } from '../employer-props.ts';
import { SaveAccepted } from '../matches/SaveAccepted.tsx';
import row from '../requirement-row.module.css';
import { type Ending, EndingDialog, type EndingStep } from './EndingDialog.tsx';
import type { Requirement } from './requirement.ts';

interface Props extends EmployerProps<EmployerAreaTexts> {
  employer: Employer;
  toasts: Toasts;
}

type Step = 'open' | EndingStep;

/** The employer's requirements, the newest first, with what can be done with each. */
export function RequirementsCard(props: Props) {
  const { lang, texts, links, employer, toasts } = props;
  const t = texts.requirements;
  const list = useList({
    lang,
    fields: {},
    ask: (query, _search, signal) => call('POST /api/employer/requirements', query, { lang, signal }),
    faults: texts,
  });
  const [busy, setBusy] = useState<string>();
  const [ending, setEnding] = useState<Ending>();
  const stepped = useRef('');
  const step = async ({ id, version }: Requirement, state: Step, ends?: number) => {
    if (busy) return;
    setBusy(id);
    stepped.current = id;
    const answer = await call(
      'POST /api/employer/step-requirement',
      { requirement_id: id, version, state, ...(ends !== undefined && { ends }) },
      { lang },
    );
    setBusy(undefined);
    setEnding(undefined);
    if (answer.kind === 'ok') {
      const title = state === 'open' ? fill(t.reopened, { count: answer.data.proposals }) : t.done;
      toasts.push({ tone: 'ok', title });
    } else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, texts) });
    list.load();
  };
  const ask = async (one: Requirement, state: EndingStep) => {
    if (busy) return;
    setBusy(one.id);
    const answer = await call('POST /api/employer/requirement-endings', { requirement_id: one.id, state }, { lang });
    setBusy(undefined);
    if (answer.kind === 'ok') setEnding({ one, state, found: answer.data });
    else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, texts) });
  };
  const { page } = list;
  // The pressed button goes with the state that it ended.
  useFocusBack(page, () => document.querySelector<HTMLElement>(`[data-requirement="${stepped.current}"] a`));
  const waiting = page?.requirements.find(({ proposals }) => proposals > 0)?.id;
  return (
    <section className="card apart" aria-labelledby="requirements" data-requirements="">
      <div className="row spread">
        <h2 id="requirements" tabIndex={-1}>
          {t.title}
        </h2>
        <a className={`btn small ${employer.state === 'vetted' && !waiting ? '' : 'line'}`} href={links.requirement}>
          {employer.state === 'vetted' ? t.add : t.addDraft}
        </a>
      </div>
      {employer.state !== 'vetted' && <p className="sm muted">{t.draftsOnly}</p>}
      <ListFault title={texts.failedTitle} message={list.fault} retry={texts.retry} onRetry={list.load} />
      {!page && !list.fault && <p className="muted">{t.loading}</p>}
      {page?.requirements.length === 0 && <p className="sm muted">{t.empty}</p>}
      <ul className="list">
        {page?.requirements.map((one) => (
          <Row
            key={one.id}
            {...props}
            one={one}
            isFirst={one.id === waiting}
            isBusy={busy === one.id}
            onStep={(to) => (to === 'open' ? step(one, to) : ask(one, to))}
          />
        ))}
      </ul>
      <ListPages list={list} texts={t} focus="requirements" />
      {employer.state === 'vetted' && page && page.requirements.length > 0 && (
        <div className="after">
          <SaveAccepted lang={lang} texts={{ ...texts, ...t }} />
        </div>
      )}
      <EndingDialog
        {...props}
        ending={ending}
        isBusy={busy !== undefined}
        onGo={step}
        onClose={() => setEnding(undefined)}
      />
    </section>
  );
}

interface RowProps extends EmployerProps<EmployerAreaTexts> {
  employer: Employer;
  one: Requirement;
  /** The first one with proposals that wait: it alone has a main button. */
  isFirst: boolean;
  isBusy: boolean;
  onStep: (state: Step) => void;
}

/** Until when proposals wait for an answer: by no day of whoever cannot answer. '' where none does. Pure. */
export function proposalsInWords(
  { proposals: count, answer_until: until }: Pick<Requirement, 'proposals' | 'answer_until'>,
  isVetted: boolean,
  t: EmployerAreaTexts['requirements'],
  lang: Lang,
): string {
  if (count === 0 || (isVetted && until === null)) return '';
  const [one, more] = isVetted ? [t.waitingOne, t.waiting] : [t.restingOne, t.resting];
  return fill(count === 1 ? one : more, { count, date: until ? dateInWords(until, lang) : '' });
}

function Row({ lang, texts, links, employer, one, isFirst, isBusy, onStep }: RowProps) {
  const { requirements: t, names } = texts;
  const title = requirementTitle(one, names);
  // A draft is opened in its form, which says what is missing.
  const steps = one.can.filter((to): to is Step => to !== 'draft' && !(to === 'open' && one.state === 'draft'));
  const sentences = unlawfulSentences(one.unlawful, names.lines, lang);
  const waiting = proposalsInWords(one, employer.state === 'vetted', t, lang);
  return (
    <li data-requirement={one.id} className={row.requirement}>
      <div className="long">
        <b>{title}</b>
        <p className="sm muted">{requirementSummary(one, names, lang)}</p>
        {one.area && <p className="sm muted">{areaInWords(one, names)}</p>}
        {waiting && (
          <p data-waiting="">
            <b>{waiting}</b>
          </p>
        )}
      </div>
      <span className={`badge ${REQUIREMENT_TONES[one.state]}`}>{names.states[one.state]}</span>
      {sentences.length > 0 && (
        <div className={row.note}>
          <UnlawfulNote title={unlawfulTitle(one.unlawful, names.lines)} sentences={sentences}>
            <p>{one.unlawful.some(({ path }) => path !== 'area') ? t.unlawfulHelp : t.waitsHelp}</p>
          </UnlawfulNote>
        </div>
      )}
      <p className={`acts ${row.steps}`}>
        {one.state !== 'draft' && (
          <a className={`btn small ${isFirst ? '' : 'line'}`} href={`${links.matches}?requirement=${one.id}`}>
            {t.matches}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
        {one.state !== 'draft' && one.state !== 'closed' && (
          <a className="btn line small" href={`${links.duties}?requirement=${one.id}`}>
            {t.duties}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
        {(one.state !== 'closed' || sentences.length > 0) && (
          <a className="btn line small" href={`${links.requirement}?requirement=${one.id}`}>
            {t.edit}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
        <a className="btn line small" href={`${links.requirement}?copy=${one.id}`}>
          {t.copy}
          <span className="visually-hidden">: {title}</span>
        </a>
        {steps.map((to) => (
          <Button
            key={to}
            look="line small"
            isBusy={isBusy}
            label={t[`step_${to}`]}
            of={title}
            onClick={() => onStep(to)}
          />
        ))}
      </p>
    </li>
  );
}
