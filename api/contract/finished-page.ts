import type { CallAddress } from './calls.ts';

/** An answer of a call, as the website's own calls read it (src/lib/call/answer.ts). */
export type FinishedAnswer =
  | { kind: 'ok'; data: unknown }
  | { kind: 'refused'; status: number; code: string; message: string; errors: [] };

/** A form that was sent without a script and refused: its page shows it again. */
export interface RefusedForm {
  /** Prefix of the ids of its fields. */
  id: string;
  /** The refusal as a whole, as forms show it. */
  sending: { kind: 'idle' } | { kind: 'refused'; message: string; temporary: boolean; paused: boolean; code: string };
  message: string;
  /** Of a step that is done already, or has changed. */
  isConflict: boolean;
  errors: { path: string; message: string }[];
  typed: Readonly<Record<string, string>>;
  /** Names what has to be chosen again, as a browser keeps no files; '' where there were none. */
  filesAgain: string;
  /** Another one each time: the same form, sent twice, counts once. */
  key: string;
  /** The page no longer has this form: what it was for is done, or something has changed. */
  isGone?: true;
}

/** What a page of one application was finished from. It travels in the page, so that its script need not ask again. */
export interface Finished {
  /** '' for a page without one, which shows a refused form again. */
  token: string;
  /** Path of the page, with its language: its forms are sent there. */
  page: string;
  /** Query of the page's address. */
  search: string;
  /** The page before, as far as the browser tells of it. */
  referrer: string;
  answers: { readonly [At in CallAddress]?: FinishedAnswer };
  refused?: RefusedForm;
  /** Name of the call that was just made by a form without a script. */
  done?: string;
  /** What the page says of that, or of a refused form that it no longer has. */
  flash?: { title: string; text: string; tone?: 'warn' };
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
  /** What it was drawn from. */
  finished: Finished;
}

/** What the page came to show: an application, why it cannot, or that it has to be asked for again. */
export type ViewKind = 'applicant' | 'start' | 'unreachable';
