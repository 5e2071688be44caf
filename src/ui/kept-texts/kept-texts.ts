const KEY = 's4f_typed';

/**
 * Keeps what was typed into a form while its page changes the language. Passwords never: they are kept by nobody.
 * Returns how to stop.
 * @param onRestore tells the form that its fields are filled
 */
export function keepTexts(id: string, form: HTMLFormElement, onRestore: () => void): () => void {
  if (restore(form, take(id))) onRestore();
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a[data-lang]')) put(id, textsOf(form));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

type TypedTexts = Readonly<Record<string, string>>;

/** What the storage of a browser holds may be anything, and of another form. */
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
    // Where storage is blocked, the other page begins empty.
  }
}

function take(id: string): TypedTexts {
  try {
    const texts = readTyped(sessionStorage.getItem(KEY), id);
    sessionStorage.removeItem(KEY);
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

/** Says whether a field was filled; what somebody has typed here already stays. */
function restore(form: HTMLFormElement, texts: TypedTexts): boolean {
  const empty = [...form.elements].filter(isText).filter(({ name, value }) => value === '' && texts[name]);
  for (const input of empty) input.value = texts[input.name] ?? '';
  return empty.length > 0;
}
