import type { BuiltIsland, Drawn, Finished } from '#contract/finished-page.ts';
import { escaped } from '../http/escaped.ts';

/** A built page, cut where the server writes into it. */
export interface Frame {
  island: BuiltIsland;
  /** From the beginning to the island's props, which lie in an attribute; without what link previews read. */
  before: string;
  /** From there to the end of the island's opening tag. */
  tagEnd: string;
  /** From the island's end to that of the page. */
  after: string;
}

const ISLAND =
  /^([\s\S]*<astro-island [^>]*?prefix="(\w+)"[^>]*? component-export="(\w+)"[^>]*? props=')([^']*)('[^>]*>)[\s\S]*?(<!--astro:end--><\/astro-island>[\s\S]*)$/;

export function cutFrame(html: string): Frame {
  const [, before = '', prefix = '', name = '', props = '', tagEnd = '', after] = ISLAND.exec(html) ?? [];
  if (after === undefined) throw new Error('a built page without the island that the server fills');
  return {
    island: { name, prefix, props: unescaped(props) },
    before: before.replace(UNUSED, ''),
    tagEnd,
    after,
  };
}

/** Link previews get the page as it was built, search engines none; and it works without a script. */
const UNUSED =
  /<noscript>[\s\S]*?<\/noscript>|<(?:meta (?:name="(?:description|twitter:\w+)"|property="og:[\w:]+")|link rel="(?:canonical|alternate)") [^>]*>/g;

/** The page with what the server has drawn, and with what it was drawn from as a further prop of the island. */
export function fillFrame(frame: Frame, { html, kind, finished, application = '' }: Drawn): string {
  const isOwners = kind === 'applicant';
  const { before } = frame;
  const props: { page?: Page } = JSON.parse(frame.island.props);
  if (isOwners && props.page) props.page = withoutWords(props.page);
  const filled = inSingleQuotes(JSON.stringify({ ...props, finished: [0, JSON.stringify(finished)] }));
  return (isOwners ? ofOwner(before, finished, application) : before) + filled + frame.tagEnd + html + frame.after;
}

type Page = [kind: number, value: Record<string, unknown>];

/** What a page says around an application is drawn; its script brings it along. */
function withoutWords([kind, { words: _, ...others }]: Page): Page {
  return [kind, others];
}

/** With the way to the other language. */
function ofOwner(before: string, { token, search }: Finished, application: string): string {
  return before
    .replace('<html ', `<html data-finished="${escaped(token)}" data-application="${escaped(application)}" `)
    .replace(/(href="\/[^"?]+)(" data-lang=)/g, (_all, address, end) => address + escaped(search) + end);
}

/** Shorter than with quotes that are escaped: JSON is full of them. */
function inSingleQuotes(json: string): string {
  return json.replace(/[&<>']/g, (sign) => escaped(sign));
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#38': '&',
  '#34': '"',
  '#39': "'",
};

function unescaped(attribute: string): string {
  return attribute.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
