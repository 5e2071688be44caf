import { ID } from '#contract/id.ts';
import { call } from '#src/lib/call/call.ts';
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
import type { RoomProps } from '../room-props.ts';
import { CheckForm } from './CheckForm.tsx';
import styles from './employers.module.css';
import type { AdminEmployersTexts } from './employers.text.ts';

interface Props extends RoomProps<AdminEmployersTexts> {
  id: string;
  /** What happened to the employer is written beside it. */
  onChanged: () => void;
}

const FIELDS = { employer: ID };

/** Whom the employer needs, the newest first. */
export function Requirements(props: Props) {
  const { lang, texts: t, id, onChanged } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: ({ after, before }, _search, signal) =>
      call('POST /api/admin/employer-requirements', { employer_id: id, after, before }, { lang, signal }),
    faults: t,
  });
  const { page } = list;
  const saved = () => {
    list.load();
    onChanged();
  };
  return (
    <section className="card" aria-labelledby="requirements">
      <h2 id="requirements" tabIndex={-1}>
        {t.detail.requirementsTitle}
      </h2>
      <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
      {page?.requirements.length === 0 && <p className="sm muted">{t.detail.requirementsEmpty}</p>}
      <ul className="list">
        {page?.requirements.map((one) => (
          <li key={one.id} data-requirement={one.id}>
            <div className={`long ${styles.need}`}>
              <b>{requirementTitle(one, t.requirement)}</b>
              <p className="sm muted">{requirementSummary(one, t.requirement, lang)}</p>
              {one.area && <p className="sm muted">{areaInWords(one, t.requirement)}</p>}
              {one.shifts && <p className="sm lines">{(lang === 'en' && one.shifts_en) || one.shifts}</p>}
            </div>
            <span className={`badge ${REQUIREMENT_TONES[one.state]}`}>{t.requirement.states[one.state]}</span>
            {one.unlawful.length > 0 && (
              <div className={styles.unlawful}>
                <UnlawfulNote
                  title={unlawfulTitle(one.unlawful, t.requirement.lines)}
                  sentences={unlawfulSentences(one.unlawful, t.requirement.lines, lang)}
                />
              </div>
            )}
            {one.area === 'airside' && one.state !== 'closed' && (
              <CheckForm key={one.version} {...props} one={one} onSaved={saved} />
            )}
          </li>
        ))}
      </ul>
      <ListPages list={list} texts={{ ...t, pages: t.detail.pages }} focus="requirements" />
    </section>
  );
}
