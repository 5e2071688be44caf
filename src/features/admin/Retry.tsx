import { Button } from '#src/ui/parts/Button.tsx';

interface Props {
  message: string;
  label: string;
  onRetry: () => void;
}

/** Says in a card that its data could not be loaded. */
export function Retry({ message, label, onRetry }: Props) {
  return (
    <p role="alert">
      {message} <Button look="line small" label={label} onClick={onRetry} />
    </p>
  );
}
