import type { TabKey } from '#contract/browser-storage.ts';
import { tab } from '#src/lib/storage.ts';

const KEY: TabKey = 's4f_typed';

/**
 * Keeps what was typed into a form while its page changes the language, and for the way back; passwords are never
 * stored. A form that is listened to says so (`data-kept`). Returns how to stop.
 * @param onRestore is called once the fields are filled again
 */
export function keepTexts(id: string, form: HTMLFormElement, onRestore: () => void): () => void {
  const [left, taken] = [keptHere(), take(id)];
  const texts = { ...textsIn(left, id), ...textsIn(taken, id) };
  if (restore(form, texts)) onRestore();
  if (taken.shown === id) showTabOf(form);
  const onClick = ({ target, timeStamp }: Event) => {
    if (!(target as Element).closest('a[data-lang]')) return;
    const texts = textsOf(form);
    if (Object.keys(texts).length > 0)
      put(withForm(keptHere(), { press: timeStamp, id, texts, isShown: isShown(form) }));
  };
  document.addEventListener('click', onClick);
  form.dataset.kept = '';
  return () => document.removeEventListener('click', onClick);
}

type TypedTexts = Readonly<Record<string, string>>;

/** What was typed into the forms of a page at one press of the language switch. */
interface Kept {
  press?: unknown;
  forms: Readonly<Record<string, unknown>>;
  /** The form that was seen; another one may have been behind its tab. */
  shown?: unknown;
}

/** What was kept, with a form of the page added. Texts of an earlier press go. Pure. */
export function withForm(
  { press: before, forms, shown }: Kept,
  { press, id, texts, isShown }: { press: number; id: string; texts: TypedTexts; isShown: boolean },
): Kept {
  const isSame = before === press;
  return { press, forms: { ...(isSame ? forms : {}), [id]: texts }, shown: isShown ? id : isSame ? shown : undefined };
}

/** Reads a stored text, which may be anything. */
export function readKept(stored: unknown): Kept {
  try {
    const kept = JSON.parse(typeof stored === 'string' ? stored : 'null');
    return typeof kept?.forms === 'object' && kept.forms !== null ? kept : { forms: {} };
  } catch {
    return { forms: {} };
  }
}

export function textsIn({ forms }: Kept, id: string): TypedTexts {
  const texts = forms[id];
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}

function put(kept: Kept): void {
  const text = JSON.stringify(kept);
  // Bound to this visit of the page: 'back' finds it, a later visit does not.
  history.replaceState({ ...history.state, [KEY]: text }, '');
  tab.write(KEY, text);
}

const keptHere = () => readKept(history.state?.[KEY]);

/** Texts of other forms stay until those have loaded. */
function take(id: string): Kept {
  const kept = readKept(tab.read(KEY));
  const { [id]: own, ...others } = kept.forms;
  if (own === undefined) return { forms: {} };
  tab.write(KEY, Object.keys(others).length > 0 ? JSON.stringify({ ...kept, forms: others }) : undefined);
  return kept;
}

const isShown = (form: HTMLFormElement) => !form.closest('[role=tabpanel][hidden]');

function showTabOf(form: HTMLFormElement): void {
  const tab = form.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby');
  if (tab) document.getElementById(tab)?.click();
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
