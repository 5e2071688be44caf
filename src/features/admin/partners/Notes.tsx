import { AdminNotes } from '../AdminNotes.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import styles from './notes.module.css';
import type { PartnerDetail } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';

/** The notes about a partner, below what there is to go by. */
export function Notes({ texts, one, notes }: { texts: PartnerTexts; one: OnePartner; notes: PartnerDetail['notes'] }) {
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
