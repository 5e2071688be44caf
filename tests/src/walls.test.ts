import { describe, expect, it } from 'vitest';
import { circles, type Import, importsOf, importsUnder } from '../support/imports.ts';

interface Wall {
  /** The parts of src that stand behind it, and those that they must not know. */
  of: readonly string[];
  never: readonly string[];
  why: string;
}

const WALLS: readonly Wall[] = [
  {
    of: ['features'],
    never: ['layouts', 'pages'],
    why: 'a feature knows no layout and no page: take what you need as a prop.',
  },
  {
    of: ['layouts'],
    never: ['features', 'pages'],
    why: 'a layout knows no feature and no page: the page puts them together.',
  },
  {
    of: ['nouns'],
    never: ['features', 'layouts', 'pages'],
    why: 'a noun serves several features and knows none: take what you need as a prop.',
  },
  {
    of: ['ui'],
    never: ['features', 'layouts', 'pages', 'nouns', 'i18n', 'site.config.ts'],
    why: 'src/ui knows no feature, no noun, no route, no language and no operator: what it shows comes in as props.',
  },
  {
    of: ['lib', 'i18n', 'styles', 'assets'],
    never: ['features', 'layouts', 'pages', 'nouns'],
    why: 'src/lib, i18n and styles serve every feature and know none: take what you need as a parameter.',
  },
];

/** Files of the contract that hold sentences in both languages. */
const SENTENCES = /^api\/contract\/(?:[\w-]+\/)?(?:[\w-]+\.text|(?:[\w-]+-)?errors)\.ts$/;
const LATE = 'come with a script that only the chosen file fetches: as props they would lie in every page with a file';
/** Files of src/ui that pick a sentence by language themselves. */
const MAY_SPEAK: Readonly<Record<string, string>> = {
  'src/ui/chosen-file/ChosenBefore.tsx': LATE,
  'src/ui/chosen-file/UploadRows.tsx': LATE,
  'src/ui/chosen-file/FormProgress.tsx': LATE,
  'src/ui/chosen-file/PhotoChoice.tsx': LATE,
  'src/ui/chosen-file/AheadProgress.tsx': LATE,
  'src/ui/chosen-file/choice.tsx': LATE,
  'src/ui/chosen-file/ready-file.ts': LATE,
  'src/ui/picture-check/picture-check.ts': LATE,
};
const speaks = ({ from, to, kind }: Import) => partOf(from) === 'ui' && SENTENCES.test(to) && kind !== 'type';

/** 'applicants' of 'src/features/applicants/wizard/Step1.tsx'. */
const featureOf = (file: string) => file.match(/^src\/features\/([^/]+)\//)?.[1];
const partOf = (file: string) => file.match(/^src\/([^/]+)\//)?.[1] ?? file;

/** What is wrong with an import of the website, or undefined. */
function objection(each: Import): string | undefined {
  const { from, to } = each;
  if (speaks(each) && !MAY_SPEAK[from])
    return 'src/ui knows no language: sentences come in as props. One that must come late is named in this test.';
  if (to.startsWith('api/') && !to.startsWith('api/contract/'))
    return 'of the server, the website knows only api/contract: move there what both need.';
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own && other && own !== other)
    return `the feature '${own}' must not know the feature '${other}': what both need belongs into src/nouns (what is about one of them), src/ui (what is seen), src/lib or src/i18n.`;
  return WALLS.find(({ of, never }) => of.includes(partOf(from)) && never.includes(partOf(to)))?.why;
}

const objections = (imports: readonly Import[]) =>
  imports.flatMap((each) => {
    const why = objection(each);
    return why ? [`${each.from} imports ${each.to}: ${why}`] : [];
  });

describe('The walls inside the website', () => {
  it('stand: no feature knows another, and nothing below the features knows one', () => {
    const imports = importsUnder('src');
    expect(imports.length).toBeGreaterThan(1000);
    expect(objections(imports)).toEqual([]);
  });

  it('have no door for sentences that nobody uses any more', () => {
    const used = new Set(
      importsUnder('src/ui')
        .filter(speaks)
        .map(({ from }) => from),
    );
    expect(Object.keys(MAY_SPEAK).filter((file) => !used.has(file))).toEqual([]);
  });

  it.each([
    [
      'src/features/invite/Frame.tsx',
      "import { a } from '../portal/portal.text.ts';",
      /must not know the feature 'portal'/,
    ],
    ['src/features/invite/room/Frame.tsx', "import type { A } from '../../portal/a.ts';", /'invite' must not know/],
    ['src/features/invite/Frame.tsx', "const a = await import('#src/features/portal/a.ts');", /must not know/],
    ['src/features/invite/a.css', ".a { composes: b from '../portal/b.css'; }", /must not know/],
    ['src/features/invite/Frame.astro', "import Page from '../../layouts/Page.astro';", /knows no layout/],
    [
      'src/layouts/Page.astro',
      "import { Step1 } from '../features/applicants/Step1.tsx';",
      /a layout knows no feature/,
    ],
    ['src/ui/Note.tsx', "export { a } from '../features/invite/a.ts';", /src\/ui knows no feature/],
    ['src/ui/room/Note.tsx', "import { paths } from '../../i18n/paths.ts';", /no language/],
    ['src/ui/Note.tsx', "import { site } from '#site';", /no operator/],
    ['src/ui/Note.tsx', "import { SENDING } from '#contract/documents/sending.text.ts';", /come in as props/],
    ['src/ui/Note.tsx', "import { ERRORS } from '#contract/errors.ts';", /come in as props/],
    ['src/lib/call/call.ts', "import { a } from '#src/features/invite/a.ts';", /src\/lib, i18n and styles serve/],
    ['src/nouns/match/a.ts', "import { a } from '#src/features/invite/a.ts';", /a noun serves several features/],
    ['src/ui/Note.tsx', "import { a } from '#src/nouns/match/a.ts';", /src\/ui knows no feature/],
    ['src/pages/[lang]/join.astro', "import { db } from '#api/db/open.ts';", /only api\/contract/],
  ])('%s may not say %s', (file, code, sentence) => {
    expect(objections(importsOf(file, code)).join()).toMatch(sentence);
  });

  it.each([
    ['src/features/invite/room/Frame.tsx', "import { a } from '../other-room/a.ts';"],
    ['src/features/invite/Frame.tsx', "import { Note } from '#src/ui/Note.tsx';"],
    [
      'src/features/invite/Frame.tsx',
      "import { site } from '#site'; import type { Role } from '#contract/accounts/account.ts';",
    ],
    ['src/ui/password/NewPassword.tsx', "import { Field } from '../form/Field.tsx';"],
    ['src/ui/Note.tsx', "import type { ErrorCode } from '#contract/errors.ts';"],
    ['src/pages/[lang]/join.astro', "import Page from '../../layouts/Page.astro';"],
  ])('%s may say %s', (file, code) => {
    expect(objections(importsOf(file, code))).toEqual([]);
  });
});

describe('The files of the website', () => {
  it('never need each other in a ring', () => {
    expect(circles(importsUnder('src')).map((ring) => ring.join(' → '))).toEqual([]);
  });

  it('do not name each other’s types either', () => {
    const ring = [
      ...importsOf('src/a.ts', "import { b } from './b.ts';"),
      ...importsOf('src/b.ts', "import type { A } from './a.ts';"),
    ];
    expect(circles(ring)).toEqual([['src/a.ts', 'src/b.ts', 'src/a.ts']]);
  });

  it('count what is fetched later', () => {
    const ring = [
      ...importsOf('src/a.ts', "const { b } = await import('./b.ts');"),
      ...importsOf('src/b.ts', "import { A } from './a.ts';"),
    ];
    expect(circles(ring)).toEqual([['src/a.ts', 'src/b.ts', 'src/a.ts']]);
  });
});
