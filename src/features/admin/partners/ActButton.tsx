import { Button } from '#src/ui/parts/Button.tsx';
import type { Act, OnePartner } from './usePartner.ts';

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
export function ActButton({ one: { doing, change }, act, label, working, look, onPress }: ButtonProps) {
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
