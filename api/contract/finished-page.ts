import type { CallAddress } from './calls.ts';

/** An answer of a call, as the website's own calls read it (src/lib/call/answer.ts). */
export type FinishedAnswer =
  | { kind: 'ok'; data: unknown }
  | { kind: 'refused'; status: number; code: string; message: string; errors: [] };

/** What a page of one application was finished from. It travels in the page, so that its script need not ask again. */
export interface Finished {
  token: string;
  /** Query of the page's address. */
  search: string;
  /** The page before, as far as the browser tells of it. */
  referrer: string;
  answers: { readonly [At in CallAddress]?: FinishedAnswer };
}

/** The island of a built page, as the server finds it there. */
export interface BuiltIsland {
  /** The component's name. */
  name: string;
  /** As the build wrote them: JSON in which each value stands behind its kind. */
  props: string;
  /** Begins every id that React makes up. */
  prefix: string;
}

/**
 * Draws an island with what the page was finished from; as nothing where the built page has to ask by itself.
 * dist/server/render.mjs exports it as `render`.
 */
export type RenderIsland = (island: BuiltIsland, finished: Finished) => Promise<Drawn>;

export interface Drawn {
  html: string;
  kind: ViewKind;
  /** The application's id, where the page shows one. */
  application?: string | undefined;
}

/** What the page came to show: an application, why it cannot, or that it has to be asked for again. */
export type ViewKind = 'applicant' | 'start' | 'unreachable';
