import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import { currentDocuments, versionsOf } from './desk-documents.ts';
import { documentTitle } from './document-title.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';

interface Props {
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  chosen: DeskDocument;
  onChoose: (id: string) => void;
}

/** Chooses the document that stands beside the first one, older versions too. */
export function Chooser({ texts, documents, chosen, onChoose }: Props) {
  const all = currentDocuments(documents).flatMap((current) => versionsOf(documents, current));
  const nameOf = (document: DeskDocument) => {
    const versions = versionsOf(documents, document);
    const name = documentTitle(texts, document);
    if (versions.length < 2) return name;
    return fill(texts.compare.versionOf, { name, number: versions.indexOf(document) + 1 });
  };
  return (
    <select
      className={styles.chooser}
      aria-label={texts.compare.choose}
      value={chosen.id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {all.map((document) => (
        <option key={document.id} value={document.id}>
          {nameOf(document)}
        </option>
      ))}
    </select>
  );
}
