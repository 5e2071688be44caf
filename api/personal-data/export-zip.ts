import { isClosed } from '#contract/documents/file-safety.ts';
import type { Deps } from '../deps.ts';
import { fileSafetyStore } from '../documents/file-safety.store.ts';
import { collectData } from './collect-data.ts';
import { exportText } from './export.text.ts';
import type { ExportAsked } from './export-asked.ts';
import { type ExportedFile, exportedFiles } from './exported-files.ts';
import { overviewPage } from './overview-page.ts';
import { createZipWriter, type ZipWriter } from './zip.ts';

type Asked = Pick<ExportAsked, 'applications' | 'accountId' | 'lang'>;

/** Everything about a person, as it is read: data for programs, the same to read, and the files. */
export async function* exportZip(deps: Deps, asked: Asked): AsyncGenerator<Buffer> {
  const zip = await createZipWriter();
  const { lang } = asked;
  const data = await collectData(deps, asked);
  const files = exportedFiles(deps, data, lang);
  zip.text(
    'data.json',
    JSON.stringify({ ...data.json, files: files.map(({ path, document }) => ({ path, id: document.id })) }, null, 2),
  );
  zip.text(exportText.overviewFile[lang], overviewPage(data, files, lang));
  yield zip.take();
  const broken: string[] = [];
  const closed: string[] = [];
  const safety = fileSafetyStore(deps.db).of(files.map(({ document }) => document.id));
  for (const file of files) {
    if (isClosed(safety.get(file.document.id)?.malware ?? 'off')) {
      closed.push(file.path);
      continue;
    }
    for await (const bytes of filePieces(deps, zip, file, broken)) yield bytes;
  }
  const missing = [listed(exportText.broken[lang], broken), listed(exportText.closed[lang], closed)].join('');
  if (missing !== '') zip.text(exportText.brokenFile[lang], missing);
  zip.end();
  yield zip.take();
}

function listed(why: string, paths: readonly string[]): string {
  return paths.length > 0 ? `${why}\n\n${paths.join('\n')}\n\n` : '';
}

/** A file that is gone or damaged ends where it ends, and is named: the rest of the export must not fail with it. */
async function* filePieces(
  { storage, log }: Deps,
  zip: ZipWriter,
  { path, document }: ExportedFile,
  broken: string[],
): AsyncGenerator<Buffer> {
  const part = zip.begin(path, true);
  try {
    const stream = await storage.open(document);
    if (!stream) throw new Error('gone or cut off');
    for await (const chunk of stream) {
      part.push(chunk as Uint8Array);
      yield zip.take();
    }
  } catch (error) {
    log.error({ document: document.id, error: String(error) }, 'a file is missing in an export');
    broken.push(path);
  }
  part.push(new Uint8Array(), true);
}
