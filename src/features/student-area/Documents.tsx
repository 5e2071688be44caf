import { Note } from '#src/ui/Note.tsx';
import {
  type AccountApplication,
  type ListedDocument,
  listedDocuments,
  type OwnDocument,
  sentBack,
} from './account-application.ts';
import { useStudentArea } from './student-area-context.ts';

const TONES = {
  accepted: 'ok',
  pending: 'info',
  to_replace: 'warn',
  missing: 'info',
  deferred: 'info',
} as const satisfies Record<ListedDocument['state'], string>;

/** Every document with its review. */
export function Documents({ application }: { application: AccountApplication }) {
  const { texts } = useStudentArea();
  const listed = listedDocuments(application);
  if (listed.length === 0) return null;
  return (
    <ul className="list sm" data-documents="">
      {listed.map(({ name, state }) => (
        <li key={name}>
          <b>{texts.documents[name]}</b>
          <span className={`badge ${TONES[state]}`}>{texts.reviews[state]}</span>
        </li>
      ))}
    </ul>
  );
}

/** A note for each document that was sent back, with the reviewer's full reason. */
export function SentBack({ application }: { application: AccountApplication }) {
  return sentBack(application).map((document) => <Reason key={document.type} {...document} />);
}

function Reason({ type, reason }: OwnDocument) {
  const { texts } = useStudentArea();
  return (
    <Note
      tone="warn"
      title={`${texts.card.replaceTitle} ${texts.documents[type]}`}
      text={reason || texts.card.replaceText}
    />
  );
}
