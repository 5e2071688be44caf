import type { DeskChoice } from '#contract/desk/desk-application.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { isOpen, type Status } from '#contract/model/status.ts';
import type { Deps } from '../../deps.ts';
import { type Document, documentStore } from '../../documents/document.store.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { documentNames } from '../advance.ts';
import type { Applicant } from '../applicant.store.ts';
import { loadApplicant } from '../load.ts';
import { assertSeenOnDesk } from './desk-seen.ts';
import { type LastDecision, lastDecisionStore } from './last-decision.store.ts';
import { review } from './review.ts';
import type { Papers } from './review-originals.ts';
import { undoable } from './undoable.ts';
import { unseenDocuments } from './unseen-documents.ts';

/** A decision from the desk. `id`: made by the page. `seen`: what the operator has looked at. */
interface Asked {
  id: string;
  accountId: string;
  seen: string;
  choice: DeskChoice;
}

/**
 * Makes a decision of the review desk. Its mails wait until it can no longer be undone. The same decision that comes
 * twice is made once; another operator's in between refuses it with `changed_meanwhile`.
 */
export function decideOnDesk(deps: Deps, applicantId: string, { id, accountId, seen, choice }: Asked): LastDecision {
  return deps.tx(() => {
    const last = lastDecisionStore(deps.db).find(applicantId);
    if (last?.id === id) return last;
    assertSeenOnDesk(deps, applicantId, seen);
    assertShown(deps, applicantId, accountId, choice);
    return undoable(deps, { id, applicantId, accountId, action: choice.action }, () =>
      takeDecision(deps, applicantId, accountId, choice),
    );
  });
}

/** Throws where the decision would accept a document that this person was never shown. */
function assertShown(deps: Deps, applicantId: string, accountId: string, { action, document_id }: DeskChoice): void {
  if (!['accept', 'approve', 'complete'].includes(action)) return;
  const unseen = unseenDocuments(deps, applicantId, accountId)
    .filter(({ id }) => action !== 'accept' || id === document_id)
    .map(({ type }) => type);
  if (unseen.length > 0)
    throw problem('document_unseen', { params: (lang) => ({ documents: documentNames(deps, unseen, lang) }) });
}

/** Takes the decision through `review`, in the transaction that has looked at what was seen. */
export function takeDecision(deps: Deps, id: string, accountId: string, choice: DeskChoice): Status {
  const who = { accountId };
  switch (choice.action) {
    case 'accept':
      return review.accept(deps, who, id, documentOf(deps, id, choice).type);
    case 'send-back': {
      const { type } = documentOf(deps, id, choice);
      return review.sendBack(deps, who, id, type, reasonOf(deps, loadApplicant(deps, id), choice), choice.reason_key);
    }
    case 'approve':
      return review.approve(deps, who, id);
    case 'complete':
      return review.complete(deps, who, id, choice.reason === undefined ? undefined : { reason: choice.reason, who });
    case 'reject':
      return review.reject(deps, who, id, reasonOf(deps, loadApplicant(deps, id), choice), choice.reason_key);
    case 'withdraw':
      return review.withdraw(deps, who, id);
    case 'reopen':
      return review.reopen(deps, who, id);
    case 'receive-originals':
      return review.receiveOriginals(deps, who, id, papersOf(choice));
    case 'expect-originals':
      return review.expectOriginals(deps, who, id, papersOf(choice));
    case 'miss-originals':
      return review.missOriginals(deps, who, id, papersOf(choice));
    case 'return-originals': {
      const applicant = loadApplicant(deps, id);
      // Papers that are sent home at the end need no reason.
      const reason = isOpen(applicant.status) ? reasonOf(deps, applicant, choice) : undefined;
      return review.returnOriginals(deps, who, id, papersOf(choice), reason);
    }
  }
}

function papersOf({ originals = [], on }: DeskChoice): Papers {
  return { papers: originals, on };
}

/** The document that a decision is about. One that was replaced has changed meanwhile. */
function documentOf(deps: Deps, applicantId: string, { document_id: id }: DeskChoice): Document {
  const document = id === undefined ? undefined : documentStore(deps.db).find(id);
  if (!document || document.applicant_id !== applicantId) throw problem('document_unknown');
  if (
    !documentStore(deps.db)
      .current(applicantId)
      .some((one) => one.id === id)
  )
    throw problem('changed_meanwhile');
  return document;
}

/** The reason as the applicant reads it, in their language. */
function reasonOf({ site }: Deps, { lang }: Applicant, { action, reason_key: key, reason }: DeskChoice): string {
  const ready = action === 'reject' ? site.reasons.reject : site.reasons.sendBack;
  const words = wordsOfReason(ready, lang, { key, own: reason });
  if (words === undefined) throw fieldProblem([{ path: 'reason_key', code: 'reason_unknown' }]);
  if (words === '') throw fieldProblem([{ path: 'reason', code: 'reason_required' }]);
  return words;
}

/** A ready sentence, then the operator's own words. '' without any; undefined if there is no such sentence. Pure. */
function wordsOfReason(
  ready: readonly { key: string; text: Text }[],
  lang: Lang,
  { key, own = '' }: { key?: string | undefined; own?: string | undefined },
): string | undefined {
  if (key === undefined) return own;
  const sentence = ready.find((one) => one.key === key)?.text[lang];
  return sentence === undefined ? undefined : [sentence, own].filter(Boolean).join('\n');
}
