import { Readable } from 'node:stream';
import type { Lang } from '#contract/languages.ts';
import { DATA_EXPORTS_A_DAY } from '#contract/limits.ts';
import { eventStore } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '../time/clock.ts';
import type { ExportAsked } from './export-asked.ts';
import { takeExportPlace } from './export-places.ts';

/**
 * Begins an export of everything about a person. Who takes it is recorded before a byte leaves. A caller who hangs up
 * ends the reading.
 */
export async function beginExport(deps: Deps, asked: ExportAsked) {
  const { about, ...record } = asked.record;
  const now = deps.clock.now();
  // Loaded with the first export: the names of all fields are a fifth of the texts.
  const { exportZip } = await import('./export-zip.ts');
  const release = takeExportPlace();
  try {
    deps.tx(() => {
      const today = eventStore(deps.db).countSince(...about, record.action, now - DAY_MS);
      if (today >= DATA_EXPORTS_A_DAY)
        throw problem('export_limit', { params: { count: DATA_EXPORTS_A_DAY }, retryAfterSeconds: HOUR_MS / 1000 });
      recordEvent(deps, about, record);
    });
  } catch (error) {
    release();
    throw error;
  }
  const bytes = Readable.from(exportZip(deps, asked), { objectMode: false });
  // Closed whatever happens, even where nobody has read a byte.
  bytes.once('close', release);
  bytes.on('error', (error) => deps.log.error({ error: String(error) }, 'export of personal data not sent'));
  return { name: `${FILE_NAME[asked.lang]}-${berlinDate(now)}.zip`, mime: 'application/zip', bytes };
}

const FILE_NAME: Record<Lang, string> = { de: 'meine-daten', en: 'my-data' };
