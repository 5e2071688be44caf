import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { saveFile } from '#src/lib/call-file.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { SeveralProps } from './several.text.ts';

/** Saves the papers of several contracts as one archive; one that cannot be loaded is named, and keeps no other back. */
export function DownloadPapers({ texts: t, contracts }: SeveralProps) {
  const [done, setDone] = useState<number>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const load = async () => {
    if (done !== undefined) return;
    const files: Record<string, Uint8Array<ArrayBuffer>> = {};
    const failed: string[] = [];
    // One after the other: each is drawn by the server.
    for (const [index, { id, number, terms_version }] of contracts.entries()) {
      setDone(index);
      const bytes = await paperOf(id);
      if (bytes) files[`${number}-${terms_version}.pdf`] = bytes;
      else failed.push(number);
    }
    setDone(undefined);
    setMissing(failed);
    if (failed.length === contracts.length) return;
    const { zipSync } = await import('fflate');
    // PDFs would hardly become smaller.
    saveFile({ bytes: new Blob([zipSync(files, { level: 0 })]), name: 'contracts.zip' });
  };
  const count = contracts.length;
  return (
    <>
      <p>
        <Button
          isBusy={done !== undefined}
          working={fill(t.downloading, { done: done ?? 0, count })}
          label={fill(t.download, { count })}
          onClick={load}
        />
      </p>
      {missing.length > 0 && (
        <Note tone="bad" title={fill(t.notLoaded, { numbers: missing.join(', ') })} role="alert" text={t.failed} />
      )}
    </>
  );
}

async function paperOf(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const answer = await fetch(addressOf('GET /api/employer/contracts/:contract_id/paper.pdf', { contract_id: id }));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
