import type { TabKey } from '#contract/browser-storage.ts';

const KEY: TabKey = 's4f_typed';

/**
 * Keeps what was typed into a form while its page changes the language, and for the way back; passwords are never
 * stored. Returns how to stop.
 * @param onRestore is called once the fields are filled again
 */
export function keepTexts(id: string, form: HTMLFormElement, onRestore: () => void): () => void {
  if (restore(form, { ...leftHere(id), ...take(id) })) onRestore();
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('a[data-lang]')) return;
    const texts = textsOf(form);
    // Another form of the page, such as the hidden sign-up beside a sign-in, must not take the place of a typed one.
    if (Object.keys(texts).length === 0) return;
    put(id, texts);
    // Bound to this visit of the page: 'back' finds it, a later visit does not.
    history.replaceState({ ...history.state, [KEY]: JSON.stringify({ id, texts }) }, '');
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

type TypedTexts = Readonly<Record<string, string>>;

/** Reads a stored text, which may be anything or belong to another form. */
export function readTyped(stored: string | null, id: string): TypedTexts {
  try {
    const kept = JSON.parse(stored ?? 'null');
    if (kept?.id !== id || typeof kept.texts !== 'object' || kept.texts === null) return {};
    return Object.fromEntries(Object.entries(kept.texts as object).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

function put(id: string, texts: TypedTexts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, texts }));
  } catch {
    // Storage is blocked: the page in the other language starts empty.
  }
}

function leftHere(id: string): TypedTexts {
  return readTyped(history.state?.[KEY] ?? null, id);
}

function take(id: string): TypedTexts {
  try {
    const texts = readTyped(sessionStorage.getItem(KEY), id);
    // Texts of another form stay until that form has loaded.
    if (Object.keys(texts).length > 0) sessionStorage.removeItem(KEY);
    return texts;
  } catch {
    return {};
  }
}

const isText = (input: unknown): input is HTMLInputElement =>
  input instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(input.type) && input.name !== '';

function textsOf(form: HTMLFormElement): TypedTexts {
  const filled = [...form.elements].filter(isText).filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Fills the empty fields; what was already typed here stays. Returns whether it filled any. */
function restore(form: HTMLFormElement, texts: TypedTexts): boolean {
  const empty = [...form.elements].filter(isText).filter(({ name, value }) => value === '' && texts[name]);
  for (const input of empty) input.value = texts[input.name] ?? '';
  return empty.length > 0;
}
