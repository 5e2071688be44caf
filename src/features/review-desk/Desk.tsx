import { useState } from 'react';
import { Application } from './application/Application.tsx';
import type { ReviewDeskProps } from './review-desk-props.ts';

/** Placeholder of the desk: the application of the address, without the queue. */
export function Desk({ lang, application: texts }: ReviewDeskProps) {
  const address = new URLSearchParams(location.search);
  const [documentId, setDocument] = useState(address.get('document') ?? undefined);
  const id = address.get('application');
  const nothing = () => undefined;
  return (
    <div className="wrap app">
      <h1>{texts.title}</h1>
      {id && (
        <Application
          lang={lang}
          texts={texts}
          id={id}
          documentId={documentId}
          onDocument={setDocument}
          onNext={nothing}
          onChanged={nothing}
        />
      )}
    </div>
  );
}
