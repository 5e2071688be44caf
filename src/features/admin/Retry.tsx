import { Button } from '#src/ui/parts/Button.tsx';

/** Says in a card that its data could not be loaded. */
export function Retry({ message, label, onRetry }: { message: string; label: string; onRetry: () => void }) {
  return (
    <p className="row" role="alert">
      {message} <Button look="line small" label={label} onClick={onRetry} />
    </p>
  );
}
