import { useState } from 'react';
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
import type { OnePartner } from './usePartner.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

interface Props extends TextProps<PartnerTexts> {
  detail: PartnerDetail;
  one: OnePartner;
}

/** Verifies an organisation. Only a verified one sees the names of its students. */
export function VerifyCard({ lang, texts, detail, one }: Props) {
  const { partner, notes } = detail;
  const { detail: t, checkCard } = texts;
  const { verified_at, verified_name } = partner;
  const [asked, setAsked] = useState<'verify' | 'unverify'>();
  const close = () => {
    setAsked(undefined);
    one.forget();
  };
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
            <Button
              key={['first', 'second'][place]}
              look={`small ${act === 'unverify' ? 'line' : ''}`}
              isBusy={one.doing.kind === 'busy' && one.doing.act === act}
              working={t.working}
              label={act === 'contact' ? checkCard.acceptContact : t[act]}
              onClick={() => (act === 'contact' ? one.change(act) : setAsked(act))}
            />
          ))}
        </p>
      </Deciders>
      <NotSaved doing={one.doing} acts={['contact']} title={t.notSaved} />
      <Notes texts={texts} one={one} notes={notes} />
      {(['verify', 'unverify'] as const).map((act) => (
        <VerifyDialog key={act} {...{ act, texts, one, partner }} open={asked === act} onClose={close} />
      ))}
    </section>
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
