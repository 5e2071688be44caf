import { LAW } from '#contract/employment-contracts/law.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Text } from '#contract/languages.ts';
import type { LawReference } from '#contract/law-references.ts';
import { LAW_OF_ERRORS } from './law-of-errors.ts';

export interface LawClaim {
  /** The folder of its texts: of a feature, or of what several pages share. */
  place: string;
  key: string;
  text: Text;
  /** The question or heading that it answers, if it has one of its own. */
  about?: Text | undefined;
  /** Undefined: none are said. Empty: it names law and says nothing of it. */
  sources: readonly LawReference[] | undefined;
}

/** Every sentence of modules of texts, as `import.meta.glob` gives them by their files. Pure. */
export function sentencesOf(modules: Readonly<Record<string, unknown>>): LawClaim[] {
  return Object.entries(modules).flatMap(([file, module]) => {
    const place = file.split('/').at(-2) ?? file;
    return within(module, '').map(({ key, text, about }) => ({ place, key, text, about, sources: text.law }));
  });
}

/** What pages say about law and where they have it from, those of contracts and refusals at the end. Pure. */
export function lawClaims(modules: Readonly<Record<string, unknown>>): LawClaim[] {
  const ofContracts = Object.entries(LAW).map(([key, { text, sources }]) => ({
    place: 'contract',
    key,
    text,
    sources,
  }));
  const ofErrors = Object.entries(LAW_OF_ERRORS).map(([key, sources]) => ({
    place: 'errors',
    key,
    text: ERRORS[key as keyof typeof LAW_OF_ERRORS],
    sources,
  }));
  return [...sentencesOf(modules).filter(({ sources }) => (sources?.length ?? 0) > 0), ...ofContracts, ...ofErrors];
}

type Found = Text & { law?: readonly LawReference[] };

function within(value: unknown, key: string, about?: Text): { key: string; text: Found; about: Text | undefined }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ key, text: value, about }];
  const entries = new Map<string, unknown>(Object.entries(value));
  return [...entries].flatMap(([name, inner]) => {
    // `back` is the question, `backText` or `backAnswer` says something of it.
    const asked = /(Text|Answer)$/.test(name) ? entries.get(name.replace(/(Text|Answer)$/, '')) : undefined;
    const named = typeof asked === 'object' && asked !== null && isText(asked) ? asked : undefined;
    return within(inner, key === '' ? name : `${key}.${name}`, named);
  });
}

const isText = (value: object): value is Found =>
  'de' in value && 'en' in value && typeof value.de === 'string' && typeof value.en === 'string';
