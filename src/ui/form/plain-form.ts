import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CallAddress } from '#contract/calls.ts';
import type { RefusedForm } from '#contract/finished-page.ts';

/** What a page gives to its forms, so that the browser can send them where the script is late or missing. */
export interface PlainForms {
  /** Path of the page, which takes them (api/http/plain-form.ts). */
  page: string;
  /** Fields of every form: whose it is. */
  fields: Readonly<Record<string, string>>;
  /** The form that was sent so and refused. */
  refused: RefusedForm | undefined;
  texts: { sure: string; filesAgain: string };
}

/** Its provider stands around all that asks for it; without it, forms are sent by scripts only. */
export const PlainFormsContext = createContext<PlainForms | undefined>(undefined);

/** A value that is no text is written as JSON. */
export type PlainFields = Readonly<Record<string, string | number | boolean>>;

export interface PlainForm {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** Set where this form was refused. */
  refused: RefusedForm | undefined;
  texts: PlainForms['texts'];
}

/**
 * Where the browser sends a form by itself, and with what.
 * @param id of the form on its page; a refused one is shown from its list of faults on
 */
export function usePlainForm(
  id: string,
  to: CallAddress | undefined,
  fixed: PlainFields | undefined,
): PlainForm | undefined {
  const page = useContext(PlainFormsContext);
  if (!page || to === undefined) return undefined;
  const call = to.slice('POST /api'.length);
  const own = Object.entries(fixed ?? {}).map(([name, value]) =>
    typeof value === 'string' ? ([name, value] as const) : ([`${name}:json`, String(value)] as const),
  );
  const refused = page.refused?.id === id ? page.refused : undefined;
  return {
    action: `${page.page}?do=${call}&form=${id}#${faultsOf(id)}`,
    fields: [...Object.entries(page.fields), ...own],
    refused,
    texts: page.texts,
  };
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
