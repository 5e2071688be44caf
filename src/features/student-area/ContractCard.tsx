import { call } from '#src/lib/call/call.ts';
import { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** The student's contract, as soon as there is one; its button opens it with a fresh link. */
export function ContractCard({ own: { act, open } }: { own: AccountApplicationHandle }) {
  const { guard, texts } = useStudentArea();
  const { data: contracts = [] } = useLoaded({
    ask: (signal) => call('POST /api/contracts', {}, { lang: guard.lang, signal }),
    read: ({ contracts }) => contracts,
    // Without a connection there is no card: the page says that elsewhere.
    fault: () => undefined,
  });
  const t = texts.contract;
  const [newest] = contracts;
  if (!newest) return null;
  const shown = shownToSide(newest, 'candidate', texts.sideContract);
  return (
    <section className={`card ${styles.parts}`} data-contract={newest.state}>
      <div className="row spread">
        <h2>{t.title}</h2>
        <span className={`badge ${shown.tone}`}>{shown.badge}</span>
      </div>
      <p>{shown.sentence}</p>
      {newest.terms && (
        <p className="acts">
          <button
            type="button"
            className={shown.needsMe ? 'btn' : 'btn line'}
            aria-busy={act.kind === 'busy' || undefined}
            onClick={() => act.kind === 'busy' || open('contract')}
          >
            {t.open}
          </button>
        </p>
      )}
    </section>
  );
}
