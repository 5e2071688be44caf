import type { AccountApplication } from './account-application.ts';
import { useStudentArea } from './student-area-context.ts';

/** What is not there yet, or came back. */
export function OpenDocuments({ application: { missing, toReplace } }: { application: AccountApplication }) {
  const { texts } = useStudentArea();
  if (missing.length + toReplace.length === 0) return null;
  return (
    <ul className="list sm" data-open-documents="">
      {toReplace.map((type) => (
        <li key={type}>
          <b>{texts.documents[type]}</b>
          <span className="badge warn">{texts.card.toReplace}</span>
        </li>
      ))}
      {missing.map((type) => (
        <li key={`${type}-missing`}>
          <b>{texts.documents[type]}</b>
          <span className="badge info">{texts.card.missing}</span>
        </li>
      ))}
    </ul>
  );
}
