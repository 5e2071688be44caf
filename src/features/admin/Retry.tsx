interface Props {
  message: string;
  label: string;
  onRetry: () => void;
}

/** Says in a card that its data could not be loaded. */
export function Retry({ message, label, onRetry }: Props) {
  return (
    <p role="alert">
      {message}{' '}
      <button type="button" className="btn line small" onClick={onRetry}>
        {label}
      </button>
    </p>
  );
}
