import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CallAddress } from '#contract/calls.ts';
import type { RefusedForm } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import { inOrder } from './problems.ts';
import { PHOTOS_UNSHRUNK } from './unshrunk-photos.text.ts';

/** What a page gives to its forms, so that the browser can send them where the script is late or missing. */
export interface PlainForms {
  /** The form that was sent so and refused. */
  refused: RefusedForm | undefined;
  /** Only the server writes it into the page: React takes over what has other attributes as it is. */
  written?: {
    /** Path of the page, which takes its forms (api/http/plain-form.ts). */
    page: string;
    fields: PlainFields & { lang: Lang };
    sure: string;
  };
}

/** Its provider stands around all that asks for it; without it, forms are sent by scripts only. */
export const PlainFormsContext = createContext<PlainForms | undefined>(undefined);

export type PlainFields = Readonly<Record<string, string | number | boolean>>;

export interface PlainForm {
  /** Set where this form was refused. */
  refused: RefusedForm | undefined;
  /** On the server only: attributes of the form, and what its hidden field holds. */
  form?: { action: string };
  /** Attribute of a form with files, which plain.css shows. */
  photos?: { 'data-photos-unshrunk': string };
  fixed?: string;
  sure?: string;
}

/**
 * Where the browser sends a form by itself, and with what.
 * @param id of the form on its page; a refused one is shown from its list of faults on
 * @param names of its fields, in their order
 */
export function usePlainForm(
  id: string,
  to: CallAddress | undefined,
  fixed: PlainFields | undefined,
  names: readonly string[] = [],
): PlainForm | undefined {
  const page = useContext(PlainFormsContext);
  if (!page || !to) return undefined;
  const refused = page.refused?.id === id ? page.refused : undefined;
  if (!import.meta.env.SSR || !page.written) return { refused };
  if (refused) sortOut(refused, names);
  const { page: path, fields, sure } = page.written;
  return {
    ...{ refused, sure },
    form: { action: `${path}?do=${to.slice('POST /api'.length)}&form=${id}#${faultsOf(id)}` },
    photos: { 'data-photos-unshrunk': PHOTOS_UNSHRUNK[fields.lang] },
    fixed: JSON.stringify({ ...fields, ...fixed }),
  };
}

/** Keeps the faults of its fields, else the refusal as a whole. It travels with the page: the script takes it as it is. */
function sortOut(refused: RefusedForm, names: readonly string[]): void {
  refused.errors = inOrder(
    refused.errors.filter(({ path }) => names.includes(path)),
    names,
  );
  if (refused.errors.length > 0) refused.sending = { kind: 'idle' };
}

/** The id of what says why a form was refused. */
export function faultsOf(id: string): string {
  return `${id}-faults`;
}

/** False only while the script takes over HTML that came with the page; what is drawn later is ready at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
