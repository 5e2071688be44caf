import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { loadSession } from '#src/lib/session/session.ts';
import { openDocument } from './open-document.ts';
import { type Opened, Undrawable } from './opened-document.ts';

/** Opens the file that a call has answered, or says why it is not there. Never rejects. */
export async function openAnswer(
  asked: Promise<Answer<Blob>>,
  mime: string,
  lang: Lang,
  signal: AbortSignal,
): Promise<Opened> {
  const answer = await asked;
  if (answer.kind !== 'ok') return notFetched(answer, lang);
  try {
    const document = await openDocument(answer.data, mime, signal);
    return { kind: 'ready', opened: document, firstPage: await document.sizeOf(0) };
  } catch (error) {
    return { kind: 'undrawable', fault: error instanceof Undrawable ? error.fault : 'broken' };
  }
}

function notFetched(answer: Exclude<Answer, { kind: 'ok' }>, lang: Lang): Opened {
  if (answer.kind === 'unreachable') return { kind: 'not-fetched', why: 'offline' };
  // Somebody may have taken the role away: the guard shows it.
  if (answer.code === 'role_required') loadSession(lang);
  return { kind: 'not-fetched', why: LOST[answer.code] ?? 'refused', message: answer.message };
}

const LOST: Readonly<Record<string, 'gone' | 'damaged'>> = { document_file_gone: 'gone', document_damaged: 'damaged' };
