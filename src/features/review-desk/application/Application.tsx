import type { Lang } from '#contract/languages.ts';
import type { ApplicationTexts } from './application.text.ts';

interface Props {
  lang: Lang;
  texts: ApplicationTexts;
  id: string;
  documentId: string | undefined;
  onDocument: (id: string) => void;
  onNext: () => void;
  onChanged: () => void;
}

/** One application: a placeholder until its room is built. */
export function Application({ id }: Props) {
  return <section className="card">{id}</section>;
}
