import { Note } from '#src/ui/Note.tsx';
import styles from './admin-partners.module.css';
import type { Act, OnePartner } from './usePartner.ts';

interface ButtonProps {
  one: OnePartner;
  act: Exclude<Act, 'rotate'>;
  label: string;
  working: string;
  look: 'line' | 'full';
  /** Where something has to be looked at first. */
  onPress?: () => void;
}

/** Keeps the focus while it works and afterwards, when it offers the opposite. */
export function ActButton({ one: { doing, change }, act, label, working, look, onPress }: ButtonProps) {
  const isBusy = doing.kind === 'busy' && doing.act === act;
  return (
    <button
      type="button"
      className={`btn sml ${look === 'line' ? 'line' : ''}`}
      aria-busy={isBusy || undefined}
      onClick={() => (onPress ? onPress() : act !== 'note' && change(act))}
    >
      {isBusy ? working : label}
    </button>
  );
}

/** Why it was not done; it stays until the next try. */
export function ActFault({ one: { doing }, acts, title }: { one: OnePartner; acts: readonly Act[]; title: string }) {
  if (doing.kind !== 'failed' || !acts.includes(doing.act)) return null;
  return (
    <div className={styles.acts}>
      <Note tone="bad" title={title} role="alert">
        <p>{doing.message}</p>
      </Note>
    </div>
  );
}
