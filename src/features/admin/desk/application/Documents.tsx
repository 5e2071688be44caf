import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import { whileDeferred } from '#contract/model/document.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { currentDocuments, reviewBadge } from '../documents/desk-documents.ts';
import styles from './application.module.css';
import { DecisionForm } from './DecisionForm.tsx';
import { DraftMark } from './DraftMark.tsx';
import type { DecisionProps } from './decision-props.ts';
import { isFollowing, mainDecision } from './desk-application.ts';
import list from './document-list.module.css';
import { Failed } from './Failed.tsx';
import { ReasonFields, useReason } from './ReasonFields.tsx';

/** The documents with their reviews; for the one that is shown, what can be decided about it. */
export function Documents(props: DecisionProps) {
  const { texts: t, application, document, onDocument } = props;
  const missing = application.blocking.filter(
    (type) => !currentDocuments(application.documents).some((one) => one.type === type),
  );
  const deferred = application.deferred.filter(({ type }) => !missing.includes(type));
  return (
    <div className={styles.papersPart}>
      <h3 className="label">{t.documents}</h3>
      <ul className={list.documents}>
        {currentDocuments(application.documents).map((one) => {
          const { tone, name } = reviewBadge(one, ENDED_STATUSES.includes(application.status));
          return (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one.id === document?.id ? 'true' : undefined}
                onClick={() => onDocument(one.id)}
              >
                <span>{t.documentPane.names[isFollowing(application, one.type) ? 'identity_card' : one.type]}</span>
                {one.removed_at ? (
                  <span className="badge info">{fill(t.removed, { date: formatDate(one.removed_at) })}</span>
                ) : (
                  <span className={`badge ${tone}`}>{t.reviews[name]}</span>
                )}
              </button>
              {one.id === document?.id && one.uploaded_by && (
                <p className="xs muted">{fill(t.acts.uploadedBy, { person: one.uploaded_by })}</p>
              )}
            </li>
          );
        })}
        {missing.map((type) => (
          <li key={type} className={list.absent}>
            <span>{t.documentPane.names[type]}</span>
            <span className="badge bad">{t.missing}</span>
          </li>
        ))}
        {deferred.map(({ type, due_on }) => (
          <li key={type} className={list.absent}>
            <span>{t.documentPane.names[whileDeferred(type)]}</span>
            <span className="badge info">{fill(t.follows, { date: formatDate(due_on) })}</span>
          </li>
        ))}
      </ul>
      {document && <Acts {...props} document={document} />}
      {application.uploads.length > 0 && (
        <p className={list.below}>
          <Button look="line small" label={t.acts.uploadFor} onClick={() => props.onOpen('upload')} />
        </p>
      )}
    </div>
  );
}

function Acts(props: DecisionProps & { document: DeskDocument }) {
  const { texts: t, one, application, document, open, onOpen } = props;
  const { can } = application;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'accept';
  if (document.replaced_at !== null || !can.includes('send-back')) return null;
  if (open === 'send-back') return <SendBack {...props} />;
  return (
    <div className={`${styles.acts} ${styles.bar}`}>
      {document.reason && <p className="sm lines">{document.reason}</p>}
      {document.review === 'pending' && (
        <button
          type="button"
          className={`btn small ${mainDecision(application) ? 'line' : ''}`}
          aria-busy={isBusy || undefined}
          aria-keyshortcuts="a"
          onClick={() => one.decide({ action: 'accept', document_id: document.id })}
        >
          {isBusy ? t.acts.working : t.acts.accept}
          <span className={styles.key} aria-hidden="true">
            a
          </span>
        </button>
      )}
      <button type="button" className="btn line small" aria-keyshortcuts="b" onClick={() => onOpen('send-back')}>
        {t.acts.sendBack}
        <DraftMark text={t.acts.draft} applicationId={application.id} about={`send-back ${document.id}`} />
        <span className={styles.key} aria-hidden="true">
          b
        </span>
      </button>
      <PassportKind {...props} />
      <Failed one={one} acts={['accept', ...(open === undefined ? (['correct'] as const) : [])]} texts={t} />
    </div>
  );
}

/** Says of the file in the place of the passport what it is: applicants mistake one for the other. */
function PassportKind({ texts: { acts: t }, one, application, document }: DecisionProps) {
  const isCard = isFollowing(application, 'passport');
  const { can, passport_may_follow_until: until } = application;
  if (!can.includes('correct')) return null;
  if (document?.type !== 'passport' || (!isCard && until === null)) return null;
  return (
    <Button
      look="line small"
      label={isCard ? t.isPassport : fill(t.isCard, { date: formatDate(until ?? '') })}
      onClick={() => one.correct({ passport: isCard ? 'passport' : 'id' })}
    />
  );
}

/** Sends the shown document back, with a reason that the applicant reads. */
function SendBack(props: DecisionProps & { document: DeskDocument }) {
  const { texts: t, application, document } = props;
  const reason = useReason(application.id, `send-back ${document.id}`);
  const offered = t.sendBackReasons.filter(
    ({ documents }) => documents.length === 0 || documents.includes(document.type),
  );
  return (
    <DecisionForm
      decision={props}
      choice={{ action: 'send-back', document_id: document.id, ...reason.given }}
      reason={reason}
      label={fill(t.acts.sendBackTitle, { document: t.documentPane.names[document.type] })}
      submit={t.acts.sendBack}
      // The reasons are picked by keys from here.
      focusOn="input"
    >
      <ReasonFields texts={t} application={application} ready={offered} reason={reason} id="send-back" />
    </DecisionForm>
  );
}
