import { useState } from 'react';
import type { DeskDocument } from '#contract/desk-document.ts';
import { DocumentPane } from './documents/DocumentPane.tsx';
import type { ReviewDeskProps } from './review-desk-props.ts';

/** Placeholder: the queue's part brings the whole one. Takes the documents from behind the address's #. */
export function Desk({ lang, texts }: ReviewDeskProps) {
  const [documents] = useState<DeskDocument[]>(() => JSON.parse(decodeURIComponent(location.hash.slice(1)) || '[]'));
  const [selected, setSelected] = useState(new URLSearchParams(location.search).get('document') ?? undefined);
  return (
    <div className="wrap app">
      <header>
        <h1>Desk</h1>
      </header>
      <DocumentPane
        lang={lang}
        texts={texts}
        documents={documents}
        selected={selected}
        onSelect={setSelected}
        canDecide
      />
    </div>
  );
}
