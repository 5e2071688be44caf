import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { cleanText } from '#contract/clean-text.ts';
import { fileProblem } from '#contract/documents/file-problem.ts';
import { MAX_FILE_BYTES, MAX_FILE_NAME_CHARACTERS, MAX_PHOTOS } from '#contract/limits.ts';
import { applicantToken } from '../applicants/applicant-auth.ts';
import { endUploads } from '../documents/end-uploads.ts';
import type { BodyGuard } from '../http/body-guard.ts';
import type { HttpParts } from '../http/http-parts.ts';
import { createIdentity } from '../http/identity.ts';
import { fieldProblem, Problem, problem } from '../http/problem.ts';
import { createLimiter } from '../http/rate-limit.ts';
import { takePiece } from './take-piece.ts';
import { expiryOf, keyHash, type Upload, uploadStore } from './upload.store.ts';
import { wholeNumber } from './whole-number.ts';

/*
 * Files that come in pieces before their form, by the protocol tus 1.0.0 (https://tus.io/protocols/resumable-upload):
 * its core and the extensions below, of which no other request of ours has need.
 */
const VERSION = '1.0.0';
const CAPABILITIES = {
  'Tus-Version': VERSION,
  'Tus-Extension': 'creation,expiration,termination',
  'Tus-Max-Size': MAX_FILE_BYTES,
};

export const UPLOADS = '/api/uploads';
// Six documents of the largest size, each of which may come as photos.
const MOST_FILES = 6;
const MOST_BYTES = MOST_FILES * MAX_FILE_BYTES;
const MOST_UPLOADS = MOST_FILES * MAX_PHOTOS;

/** The uploads' two addresses: of all, where one begins, and of one. */
export function createUploads(http: HttpParts): { all: RequestHandler; one: RequestHandler } {
  const { deps } = http;
  const uploads = uploadStore(deps.db);
  const creations = createLimiter(http, 'uploads', { perNetwork: 600, perCaller: 120 });
  const requests = createLimiter(http, 'upload', { perNetwork: 30_000 });
  /** Pieces that are coming, by upload. */
  const coming = new Map<string, BodyGuard>();

  async function create(req: Request, res: Response): Promise<void> {
    await creations.countNetwork(req, res);
    const identity = createIdentity(req, res, deps, { auth: applicantToken }, creations);
    const owner = identity.isInHeaders() ? (await identity.of({})).applicant.id : null;
    const size = wholeNumber(req.headers['upload-length']);
    const name = nameIn(req.headers['upload-metadata']);
    const fault = fileProblem({ name, size });
    if (fault) throw fieldProblem([{ path: 'file', ...fault }]);
    const key = randomUUID();
    const upload = { id: keyHash(key), applicant_id: owner, name, size, touched_at: deps.clock.now() };
    await deps.writeTurn.tx(() => uploads.add(upload));
    if (owner !== null) await endUploads(deps, tooManyOf(owner));
    res.setHeader('Location', `${UPLOADS}/${key}`);
    tell(res, { ...upload, received: 0 })
      .status(201)
      .end();
  }

  /** The oldest ones give way to the newest; not those that are coming. */
  function tooManyOf(applicantId: string): string[] {
    let [bytes, count] = [0, 0];
    return uploads
      .ofApplicant(applicantId)
      .filter(({ size }) => {
        bytes += size;
        count += 1;
        return bytes > MOST_BYTES || count > MOST_UPLOADS;
      })
      .map(({ id }) => id)
      .filter((id) => !coming.has(id));
  }

  async function handleOne(req: Request, res: Response, method: string): Promise<void> {
    await requests.countNetwork(req, res);
    const key = String(req.params.id);
    const upload = find(key);
    // The sender has lost the connection over which the older one comes, and would wait for its end.
    coming.get(upload.id)?.stop(problem('upload_taken_over', { endsConnection: true }));
    if (method === 'PATCH')
      try {
        await takePiece(req, http, upload, coming);
      } catch (error) {
        if (error instanceof Problem && error.status === 409) tell(res, find(key));
        throw error;
      }
    if (method === 'DELETE') await endUploads(deps, [upload.id]);
    else tell(res, find(key));
    if (method === 'HEAD') res.setHeader('Upload-Length', upload.size);
    res.status(method === 'HEAD' ? 200 : 204).end();
  }

  function find(key: string): Upload {
    const upload = uploads.findByKey(key, deps.clock.now());
    if (!upload) throw problem('upload_gone');
    return upload;
  }

  return {
    all: speaking(['POST'], create),
    one: speaking(['HEAD', 'PATCH', 'DELETE'], handleOne),
  };
}

/** What is the same for both addresses. A proxy may let POST pass only: its header then names the method. */
function speaking(
  methods: readonly string[],
  handle: (req: Request, res: Response, method: string) => Promise<void>,
): RequestHandler {
  return async (req, res) => {
    res.setHeader('Tus-Resumable', VERSION);
    const method = (req.method === 'POST' && req.get('x-http-method-override')) || req.method;
    if (method === 'OPTIONS') return void res.set(CAPABILITIES).status(204).end();
    // Nothing can be fetched.
    if (!methods.includes(method)) throw problem('not_found');
    if (req.get('tus-resumable') !== VERSION) throw problem('upload_protocol');
    const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
    if (hasBody && method !== 'PATCH') throw problem('body_invalid');
    await handle(req, res, method);
  };
}

function tell(res: Response, upload: Upload): Response {
  res.setHeader('Upload-Offset', upload.received);
  res.setHeader('Upload-Expires', new Date(expiryOf(upload)).toUTCString());
  return res;
}

/** The name of the file: `filename` and its base64, among pairs that are separated by commas. */
function nameIn(metadata: string | string[] | undefined): string {
  const [, coded = ''] = /(?:^|,)\s*filename ([^,\s]+)/.exec(String(metadata ?? '')) ?? [];
  const name = cleanText(Buffer.from(coded, 'base64').toString('utf8'));
  return name.slice(-MAX_FILE_NAME_CHARACTERS) || 'document';
}
