import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { AdminNotes } from '../AdminNotes.tsx';
import { Deciders } from '../Deciders.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import { CheckFacts } from './CheckFacts.tsx';
import styles from './cards.module.css';
import { PosterWords } from './PosterWords.tsx';
import type { PartnerDetail } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { Act, OnePartner } from './usePartner.ts';

interface Props extends TextProps<PartnerTexts> {
  detail: PartnerDetail;
  one: OnePartner;
  onVerify: (act: 'verify' | 'unverify') => void;
}

/** Verifies an organisation. Only a verified one sees the names of its students. */
export function VerifyCard({ lang, texts, detail, one, onVerify }: Props) {
  const { partner, notes } = detail;
  const { detail: t, checkCard } = texts;
  const { verified_at, verified_name } = partner;
  const acts = verified_at
    ? ([...(partner.contact_changed_at ? (['contact'] as const) : []), 'unverify'] as const)
    : (['verify'] as const);
  return (
    <section className="card">
      <h2>{t.checkTitle}</h2>
      {verified_at === null && verified_name !== null ? (
        <Note tone="warn" title={checkCard.renamedTitle} text={checkCard.renamed} />
      ) : (
        <p className="sm muted">
          {verified_at ? fill(t.checkDone, { date: dateInWords(verified_at, lang) }) : t.checkOpen}
        </p>
      )}
      <div className={styles.link}>
        <CheckFacts texts={texts} partner={partner} />
      </div>
      <p className="sm muted">{checkCard.ownWords}</p>
      <PosterWords texts={texts} detail={detail} />
      <Deciders>
        <p className={`row ${styles.acts}`}>
          {acts.map((act, place) => (
            // By place: the button that accepted the contact goes on as the next one, and keeps the focus.
            <ActButton
              key={['first', 'second'][place]}
              one={one}
              act={act}
              label={act === 'contact' ? checkCard.acceptContact : t[act]}
              working={t.working}
              look={act === 'unverify' ? 'line' : 'full'}
              {...(act === 'contact' ? {} : { onPress: () => onVerify(act) })}
            />
          ))}
        </p>
      </Deciders>
      <NotSaved doing={one.doing} acts={['contact']} title={t.notSaved} />
      <Notes texts={texts} one={one} notes={notes} />
    </section>
  );
}

interface ButtonProps {
  one: OnePartner;
  act: Exclude<Act, 'note' | 'rotate' | 'remove-member' | 'hand-over'>;
  label: string;
  working: string;
  look: 'line' | 'full';
  /** Called instead of the act, where a dialog comes first. */
  onPress?: () => void;
}

/** A button for an act. The same element works and then offers the opposite, so that it keeps the focus. */
function ActButton({ one: { doing, change }, act, label, working, look, onPress }: ButtonProps) {
  const isBusy = doing.kind === 'busy' && doing.act === act;
  return (
    <Button
      look={`small ${look === 'line' ? 'line' : ''}`}
      isBusy={isBusy}
      working={working}
      label={label}
      onClick={() => (onPress ? onPress() : change(act))}
    />
  );
}

/** The notes about a partner, below what there is to go by. */
function Notes({ texts, one, notes }: { texts: PartnerTexts; one: OnePartner; notes: PartnerDetail['notes'] }) {
  const { checkCard, detail } = texts;
  const mayDecide = useMayDecide();
  if (notes.length === 0 && !mayDecide) return null;
  return (
    <div className={styles.notes}>
      <h3>{checkCard.notes}</h3>
      <AdminNotes
        id="partner-note"
        texts={{ ...detail, ...checkCard }}
        notes={notes}
        doing={one.doing}
        onAdd={one.addNote}
      />
    </div>
  );
}
