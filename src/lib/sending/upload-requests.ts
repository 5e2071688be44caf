import type { Lang } from '#contract/languages.ts';
import { readAnswer } from '../call/answer.ts';
import { headersOf } from '../call/call.ts';
import { sendBody } from './send-body.ts';
import { type Verdict, verdictOf } from './upload-rules.ts';

/** What came of a request about an upload. */
export interface Told {
  verdict: Verdict | 'cut' | 'other-tab';
  /** The address's last part; told once, for a new upload. */
  id?: string | undefined;
  /** How much the server has. */
  offset?: number;
  /** Of a refusal: its sentence, and how long to wait. */
  message?: string | undefined;
  waitSeconds?: number | undefined;
}

interface Asking {
  lang: Lang;
  signal: AbortSignal;
}

const UPLOADS = '/api/uploads';
const PATIENCE_MILLISECONDS = 60_000;

/** @param token of the application that the file is for; a first form has none */
export function beginUpload(file: File, token: string | undefined, asking: Asking): Promise<Told> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)));
  const headers = { 'Upload-Length': String(file.size), 'Upload-Metadata': `filename ${name}` };
  return tell('POST', UPLOADS, null, { ...headersOf({ lang: asking.lang, token }), ...headers }, asking);
}

export function askAboutUpload(id: string, asking: Asking): Promise<Told> {
  return tell('HEAD', addressOf(id), null, headersOf(asking), asking);
}

/** By POST, since some proxies refuse what else there is. */
export function sendPiece(
  id: string,
  offset: number,
  piece: Blob,
  asking: Asking,
  onProgress: (bytes: number) => void,
): Promise<Told> {
  const headers = {
    'X-HTTP-Method-Override': 'PATCH',
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  };
  return tell('POST', addressOf(id), piece, { ...headersOf(asking), ...headers }, asking, onProgress);
}

/** Nobody waits for it; the page may be left meanwhile. */
export function dropUpload(id: string): void {
  const headers = { 'Tus-Resumable': '1.0.0', 'X-HTTP-Method-Override': 'DELETE' };
  fetch(addressOf(id), { method: 'POST', headers, keepalive: true }).catch(() => {});
}

const addressOf = (id: string) => `${UPLOADS}/${id}`;

async function tell(
  method: 'HEAD' | 'POST',
  address: string,
  body: Blob | null,
  headers: Readonly<Record<string, string>>,
  { signal }: Asking,
  onProgress?: (bytes: number) => void,
): Promise<Told> {
  const answer = await sendBody(method, address, body, {
    headers: { ...headers, 'Tus-Resumable': '1.0.0' },
    signal,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
    onProgress,
  });
  if (answer.kind === 'unreachable') return { verdict: 'cut' };
  const { status, text, header } = answer;
  const id = header('Location')?.split('/').pop();
  const offset = header('Upload-Offset') ?? (id && '0');
  const refusal = readAnswer(status, text, header('Retry-After'));
  const code = refusal.kind === 'refused' ? refusal.code : 'unexpected';
  const isOurs = offset !== undefined || code !== 'unexpected';
  return {
    verdict: code === 'upload_taken_over' ? 'other-tab' : verdictOf(status, isOurs),
    id,
    offset: Number(offset ?? 0),
    ...(refusal.kind === 'refused' && { message: refusal.message, waitSeconds: refusal.retryAfterSeconds }),
  };
}
