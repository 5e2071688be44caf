/**
 * What pages share, as four files: without groups the bundler cuts it into dozens of a few hundred bytes, which compress
 * worse and load one by one. A group comes as a whole with the first page that needs a file of it, and with all that its
 * files import: it holds only what its pages need at once (docs/decisions/029-rooms-and-bundles.md).
 */
export const GROUPS: Readonly<Record<string, { folders: readonly string[]; files?: readonly string[] }>> = {
  // Every page.
  base: {
    folders: ['ui/form', 'ui/island', 'ui/lazy', 'lib/call'],
    // Without them here, these would lie in a group below, which all pages would load.
    files: [
      'vite/preload-helper\\.js$',
      'src/lib/(?:kept|read-text-file|storage)\\.ts$',
      'src/ui/(?:CopyButton|EmailText)\\.tsx$',
      'api/contract/(?:accounts/(?:roles|token)|day-in-words|model/document|seasons/season-fields)\\.ts$',
    ],
  },
  // The first view of /join; pages that a mailed link opens need it, too.
  application: {
    folders: ['features/applicants/shell'],
    files: ['src/features/applicants/wizard/(?:partner|step1-names)\\.ts$'],
  },
  // The first view of pages to sign up and in.
  account: { folders: ['features/account-access/shell', 'ui/account-forms'] },
  // The frame of pages that a mailed link opens, and what they and /join show of a loaded application.
  loaded: {
    folders: ['features/applicants/token-page'],
    files: [
      'src/features/applicants/application/(?:load-applicant-page|message-of|paper-links|projection|useFreshStatus)\\.ts$',
      'src/features/applicants/(?:account/offers-account|addressing/(?:links|names)|status/card-title)\\.ts$',
      'src/features/applicants/enrolment/(?:declaration-to-change\\.ts|usePostWhen\\.ts|enrolment\\.module\\.css)$',
      'src/features/applicants/(?:forms/use(?:Applicant|Typed)Form\\.ts|status/status\\.module\\.css)$',
      'api/contract/applications/application-number\\.ts$',
    ],
  },
};

/** What the bundler is told. A module that fits two groups goes into the first. */
export function sharedScripts() {
  const groups = Object.entries(GROUPS).map(([name, { folders, files = [] }], index) => {
    // Without the scripts of .astro files ('…?astro&type=script'), which Astro writes into the page.
    const tests = [...folders.map((folder) => `/src/${folder}/[^?]*$`), ...files];
    // Below 0: the bundler would take a group of priority 0 last.
    return { name, priority: -1 - index, test: new RegExp(tests.join('|')) };
  });
  return {
    codeSplitting: { groups },
    // Scripts name each other: without names of those that are shared, /status brings 1 KB less. 7 is the least.
    chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
      `_astro/${isDynamicEntry ? `${name}.` : ''}[hash:7].js`,
  };
}
