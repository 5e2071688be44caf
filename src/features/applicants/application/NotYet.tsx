import { Note } from '#src/ui/Note.tsx';
import { useShell } from '../shell/shell-context.ts';

interface Props {
  view: { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready' };
  /** The heading where it did not come. */
  title: string;
  onRetry: () => void;
}

/** Says that what a page shows is being asked for, or why it did not come; nothing once it is there. */
export function NotYet({ view, title, onRetry }: Props) {
  const { load: t } = useShell().texts;
  if (view.kind === 'loading')
    return (
      <p className="muted" role="status" aria-busy="true">
        {t.loading}
      </p>
    );
  if (view.kind === 'ready') return null;
  return (
    <Note tone="warn" title={title} role="alert">
      <p>{view.message}</p>
      <p>
        <button type="button" className="btn line small" onClick={onRetry}>
          {t.retry}
        </button>
      </p>
    </Note>
  );
}
