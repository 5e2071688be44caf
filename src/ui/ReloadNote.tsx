import { RetryNote } from './RetryNote.tsx';

export type ReloadTexts = Record<'title' | 'text' | 'reload', string>;

/** Says that only a newer page can show what the server answered, and loads it. */
export function ReloadNote({ texts: { title, text, reload } }: { texts: ReloadTexts }) {
  return <RetryNote title={title} message={text} retry={reload} onRetry={() => location.reload()} />;
}
