import { Download } from 'lucide-react';
import type { QueueTexts } from './queue.text.ts';
import type { Export, Wanted } from './useExport.ts';

interface Props {
  texts: QueueTexts['table'];
  table: Export;
  wanted: Wanted;
  className: string | undefined;
}

/** A button that saves applications as a table. */
export function SaveTable({ texts: t, table: { isBusy, save }, wanted, className }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={isBusy ? undefined : t.saveAs}
      aria-busy={isBusy || undefined}
      onClick={() => save(wanted)}
    >
      {!isBusy && <Download width={18} aria-hidden="true" />}
      {isBusy ? t.saving : t.csv}
    </button>
  );
}
