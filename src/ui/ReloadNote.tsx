import { Note } from './Note.tsx';

export interface ReloadTexts {
  title: string;
  text: string;
  reload: string;
}

/** Says that only a newer page can show what the server answered, and loads it. */
export function ReloadNote({ texts: { title, text, reload } }: { texts: ReloadTexts }) {
  return (
    <Note tone="warn" title={title} role="alert">
      <p>{text}</p>
      <p>
        <button type="button" className="btn line small" onClick={() => location.reload()}>
          {reload}
        </button>
      </p>
    </Note>
  );
}
