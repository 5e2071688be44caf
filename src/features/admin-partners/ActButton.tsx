import { Note } from '#src/ui/Note.tsx';
import styles from './acts.module.css';
import type { Act, OnePartner } from './usePartner.ts';

interface ButtonProps {
  one: OnePartner;
  act: Exclude<Act, 'rotate' | 'remove-member' | 'hand-over'>;
  label: string;
  working: string;
  look: 'line' | 'full';
  /** Called instead of the act, where a dialog comes first. */
  onPress?: () => void;
}

/** A button for an act. The same element works and then offers the opposite, so that it keeps the focus. */
export function ActButton({ one: { doing, change }, act, label, working, look, onPress }: ButtonProps) {
  const isBusy = doing.kind === 'busy' && doing.act === act;
  return (
    <button
      type="button"
      className={`btn small ${look === 'line' ? 'line' : ''}`}
      aria-busy={isBusy || undefined}
      onClick={() => (onPress ? onPress() : act !== 'note' && change(act))}
    >
      {isBusy ? working : label}
    </button>
  );
}

/** Says why an act failed, until the next try. */
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
