interface Group {
  name: string;
  /** Of two groups that a module fits, it goes into the higher one. */
  priority: number;
  /** Folders of src. Whatever lies in them comes with the first of them that a page needs. */
  folders?: readonly string[];
  /** Modules that no folder of the website holds, each with the reason why it is named. */
  files?: Readonly<Record<string, string>>;
  packages?: readonly string[];
}

const BETWEEN = 'pages without forms need it too: without a group it would drag along what it happens to lie beside';

/**
 * Without groups, the bundler cuts what islands share into dozens of files of a few hundred bytes, which compress worse
 * and load one by one. A group is a folder whose files, with all that they import, are one file. So such a folder holds
 * only what its pages need at first, or only what they need at the same later moment
 * (docs/decisions/029-rooms-and-bundles.md). The contract has no rooms for bundles, as the server reads it too: what a
 * group needs of it is named.
 */
export const GROUPS: readonly Group[] = [
  { name: 'react', priority: 4, packages: ['react/'] },
  {
    name: 'form',
    priority: 3,
    folders: ['ui/form', 'ui/island'],
    files: {
      'vite/preload-helper.js':
        'without a group it lies in a file that imports others later, which every page would load',
      'src/lib/error-text.ts': BETWEEN,
      'api/contract/accounts/token.ts': BETWEEN,
    },
  },
  { name: 'icons', priority: 2, packages: ['lucide-react/dist/esm/(?!icons/)'] },
  {
    name: 'call',
    priority: 2,
    folders: ['lib/call', 'ui/lazy'],
    files: {
      'api/contract/accounts/roles.ts': 'every page with a session asks for a role at once',
    },
  },
  { name: 'files', priority: 2, folders: ['ui/file'] },
  {
    name: 'file-rules',
    priority: 1.5,
    files: {
      'api/contract/documents/file-problem.ts': 'pages that only check files would load the file that sends them',
    },
  },
  {
    // Loaded at the first touch of a form. The code that sends and the code that shows it share most of it.
    name: 'sending',
    priority: 1.4,
    folders: ['ui/chosen-file', 'lib/sending'],
    files: {
      'api/contract/documents/sending.text.ts': 'the sentences of what is sent, which only this group says',
      'api/contract/sending-errors.ts': 'the faults of what is sent, which only this group says',
    },
  },
  { name: 'session', priority: 1, folders: ['lib/session'], packages: ['nanostores'] },
  {
    name: 'account-forms',
    priority: 2,
    folders: ['ui/account-forms'],
  },
  // Loaded lazily, and a few lines each: as files of their own they would weigh a half more.
  { name: 'dialog', priority: 1.3, folders: ['ui/dialog', 'ui/parts'] },
  { name: 'papers', priority: 1.3, packages: ['lucide-react/dist/esm/icons/(?:printer|download|copy)\\.'] },
  {
    name: 'model',
    priority: 1.3,
    files: {
      'api/contract/model/status.ts': 'whoever shows documents knows statuses too: apart, the two compress worse',
      'api/contract/model/document.ts': 'whoever shows documents knows statuses too: apart, the two compress worse',
    },
  },
  {
    name: 'names',
    priority: 1.3,
    folders: ['features/applicants/addressing'],
    files: {
      'api/contract/person-name.ts': 'a few lines that come with the names of an applicant',
      'api/contract/clean-text.ts': 'cleans the names that an applicant types; alone too short to be compressed',
      'api/contract/applications/application-number.ts': 'a few lines that come with the names of an applicant',
    },
  },
  { name: 'application', priority: 1, folders: ['features/applicants/shell'] },
  { name: 'account', priority: 0, folders: ['features/account-access/shell'] },
  { name: 'wizard', priority: 0, folders: ['features/applicants/wizard'] },
];

/** The groups as the bundler takes them. */
export function sharedScripts() {
  return GROUPS.map(({ name, priority, folders = [], files = {}, packages = [] }) => {
    const tests = [
      // Without the scripts of .astro files ('…?astro&type=script'), which Astro writes into the page.
      ...(folders.length > 0 ? [`/src/(?:${folders.join('|')})/[^?]*$`] : []),
      ...Object.keys(files).map((file) => `${file.replaceAll('.', '\\.')}$`),
      ...packages.map((path) => `node_modules/${path}`),
    ];
    return { name, priority, test: new RegExp(tests.join('|')) };
  });
}
