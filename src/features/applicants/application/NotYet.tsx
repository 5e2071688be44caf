import { RetryNote } from '#src/ui/RetryNote.tsx';
import type { Loaded } from '#src/ui/useLoaded.ts';
import { useShell } from '../shell/shell-context.ts';

interface Props {
  of: Pick<Loaded<unknown>, 'data' | 'fault' | 'load'>;
  /** The heading where it did not come. */
  title: string;
}

/** Says that what a page shows is being asked for, or why it did not come; nothing once it is there. */
export function NotYet({ of: { data, fault, load }, title }: Props) {
  const { load: t } = useShell().texts;
  if (data !== undefined) return null;
  if (fault === undefined)
    return (
      <p className="muted" role="status" aria-busy="true">
        {t.loading}
      </p>
    );
  return <RetryNote title={title} message={fault} retry={t.retry} onRetry={load} />;
}
