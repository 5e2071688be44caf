import type { NextAct } from '#contract/model/next-act.ts';
import { STATUS } from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import { isPrintable } from '#contract/printable-name.ts';
import { ArrowRight, Check, Clock, Download, type Icon, Info, TriangleAlert } from '#src/ui/icons.tsx';
import { Note } from '#src/ui/Note.tsx';
import { ACCOUNT_ANCHOR, offersAccount } from '../account/offers-account.ts';
import { pageWith } from '../addressing/links.ts';
import type { Applicant, ApplicantProps } from '../application/applicant.ts';
import { personalDeclaration } from '../application/paper-links.ts';
import { screenFor } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import { documentAnchor, sendableDocuments } from '../documents/sendable-documents.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { forgetApplication } from '../shell/tab-storage.ts';
import { cardTitle } from './card-title.ts';
import { ORIGINALS_ANCHOR } from './originals.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** Of each next act; the alarm is only for what went wrong. */
const SIGNS: Readonly<Record<NextAct['sign'], Icon>> = { alarm: TriangleAlert, wait: Clock, done: Check, info: Info };

/** The card of the status, below what is open in a document: colour, sign, title, next act, and the button for it. */
export function StatusCard({ applicant, token, texts }: ApplicantProps<StatusTexts>) {
  const { status } = applicant;
  const { next, sentence, first } = useNext(applicant);
  const { next: said, papers } = useApplicantResources();
  const { sentences } = said;
  const hint = hintOf(next, texts);
  const row = STATUS[status];
  // What the status asks for beside an open document: not to wait, nor to close the envelope.
  const beside = { approval: texts.hints.approval, declaration: sentences.declaration }[row.next as string];
  return (
    <div className={styles.card} data-card={status} data-next={next.kind}>
      {first && (
        <Note tone={next.tone} icon={SIGNS[next.sign]} title={first}>
          {hint && <p>{hint}</p>}
        </Note>
      )}
      <Note tone={row.tone} icon={SIGNS[first ? 'done' : next.sign]} title={cardTitle(applicant, texts.cards)}>
        {first ? (
          beside && <p>{beside}</p>
        ) : (
          <>
            <p>{sentence}</p>
            {hint && <p>{hint}</p>}
          </>
        )}
        {applicant.decision_reason && (
          <p className={layout.reason}>
            <b>{texts.acts.reason}:</b> {applicant.decision_reason}
          </p>
        )}
      </Note>
      <Acts next={next} applicant={applicant} token={token} texts={texts.acts} details={texts.placement.page} />
      {row.page === 'enrolment' && !isPrintable(wholeName(applicant)) && <p className="hint">{papers.byHand}</p>}
    </div>
  );
}

function hintOf({ kind }: NextAct, { hints }: StatusTexts): string | undefined {
  return kind in hints ? hints[kind as keyof typeof hints] : undefined;
}

/** The main button does the next act; beside it are acts that are possible at the same time. */
function Acts({
  next,
  applicant,
  token,
  texts: t,
  details,
}: Omit<ApplicantProps<StatusTexts>, 'texts'> & { next: NextAct; texts: StatusTexts['acts']; details: string }) {
  const { lang, links } = useShell();
  const { buttons } = useApplicantResources().next;
  const { page, next: usual } = STATUS[applicant.status];
  const target =
    next.kind === 'placement' || next.kind === 'obstacles'
      ? pageWith(details, token)
      : targetOf(next, applicant, (to) => pageWith(links[to], token));
  // Sending documents before the approval is optional.
  const look = next.turn === 'applicant' || next.kind === 'obstacles' ? 'btn' : 'btn line';
  const applyAgain = () => {
    forgetApplication();
    location.assign(links.join);
  };
  return (
    <p className={layout.acts}>
      {target && (
        <a className={look} href={target}>
          {buttons[next.kind]} <ArrowRight />
        </a>
      )}
      {page !== null && next.page === 'status' && (
        <a className="btn line" href={pageWith(links[page], token)}>
          {buttons[usual]}
        </a>
      )}
      {page === 'enrolment' && next.page !== null && (
        <a className="btn line" href={personalDeclaration(lang, token)} download>
          <Download /> {t.download}
        </a>
      )}
      {STATUS[applicant.status].stage === 'ended' && (
        <button type="button" className="btn" onClick={applyAgain}>
          {t.again}
        </button>
      )}
      {STATUS[applicant.status].stage === 'complete' && offersAccount(applicant) && (
        <a className={look === 'btn' ? 'btn line' : 'btn'} href={`#${ACCOUNT_ANCHOR}`}>
          {t.account} <ArrowRight />
        </a>
      )}
      {next.turn === 'nobody' && (
        <a className="btn line" href={links.contact}>
          {t.contact}
        </a>
      )}
    </p>
  );
}

/** The page or the place on this page where the act is done. */
function targetOf(
  { kind, page, documents }: NextAct,
  applicant: Applicant,
  to: (page: 'verify' | 'upload' | 'enrolment') => string,
): string | undefined {
  if (page === null) return undefined;
  if (page !== 'status') return to(page);
  if (kind === 'originals') return `#${ORIGINALS_ANCHOR}`;
  const form = sendableDocuments(applicant, screenFor(applicant.status)).find(
    ({ type, dueOn }) => type === documents[0] && (kind === 'deferred') === (dueOn !== undefined),
  );
  return form && `#${documentAnchor(form.name)}`;
}
