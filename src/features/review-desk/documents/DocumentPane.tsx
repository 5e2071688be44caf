import type { DeskDocument } from '#contract/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import type { DocumentTexts } from './documents.text.ts';

interface Props {
  lang: Lang;
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  canDecide: boolean;
}

/** Placeholder of the document in the middle of the desk. */
export function DocumentPane({ texts, documents, selected }: Props) {
  const shown = documents.find(({ id }) => id === selected) ?? documents[0];
  return <div className="card">{shown && texts.names[shown.type]}</div>;
}
