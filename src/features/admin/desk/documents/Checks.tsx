import { useId } from 'react';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import type { CheckedDocument } from '#contract/model/document.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { Note } from '#src/ui/Note.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import styles from './checks.module.css';
import type { DocumentTexts } from './documents.text.ts';
import { PassportNote } from './PassportNote.tsx';
import { useChecks } from './useChecks.ts';

interface Props extends TextProps<DocumentTexts> {
  document: DeskDocument;
  /** A card whose passport is still open. */
  isCard: boolean;
  /** Somebody who may only read sees what was ticked. */
  canDecide: boolean;
}

/** What to look for in a document, ticked while reading. Nothing where its type has no list. */
export function Checks(props: Props) {
  const { texts, document, isCard } = props;
  if (texts.points[listOf(document, isCard)].length === 0 && document.type !== 'passport') return null;
  return <List key={document.id} {...props} />;
}

function listOf({ type }: DeskDocument, isCard: boolean): CheckedDocument {
  return isCard && type === 'passport' ? 'identity_card' : type;
}

function List({ lang, texts, document, isCard, canDecide }: Props) {
  const t = texts.checks;
  const { checked, fault, load, isTicked, tick, note, notKept } = useChecks(document.id, lang, t);
  const id = useId();
  if (!checked && fault !== undefined) {
    return <RetryNote title={t.notLoaded} message={fault} retry={t.again} onRetry={load} />;
  }
  const whoOf = (point: string) => checked?.checks.find((check) => check.point === point);
  return (
    <div className={styles.checks} data-checks={checked ? 'ready' : 'loading'}>
      <fieldset className={styles.list} disabled={!canDecide || !checked}>
        <legend>{t.title}</legend>
        {texts.points[listOf(document, isCard)].map(({ id: point, label }) => {
          const who = isTicked(point) ? whoOf(point) : undefined;
          return (
            <label key={point} className="check sm">
              <input
                type="checkbox"
                checked={isTicked(point)}
                aria-describedby={who ? `${id}-${point}` : undefined}
                onChange={({ target }) => tick(point, target.checked)}
              />
              <span>
                {label}
                {who && (
                  <span className={styles.who} id={`${id}-${point}`}>
                    {fill(t.ticked, { by: who.by, at: formatDateTime(who.at) })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      {document.type === 'passport' && checked && (
        <PassportNote
          lang={lang}
          texts={texts}
          noted={checked.passport}
          seasonEndsOn={checked.season_ends_on}
          onSave={note}
          canDecide={canDecide}
        />
      )}
      {notKept && <Note tone="bad" title={t.failed} role="alert" text={notKept} />}
    </div>
  );
}
