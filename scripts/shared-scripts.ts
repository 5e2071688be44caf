/**
 * What most islands share, as few files: without groups the bundler cuts it into dozens of a few hundred bytes, which
 * compress worse and load one by one. A folder named here comes with the first page that needs a file of it, with all
 * that its files import: it holds only what its pages need at once (docs/decisions/029-rooms-and-bundles.md).
 */
export const GROUPS: Readonly<Record<string, { folders?: readonly string[]; files?: readonly string[] }>> = {
  react: { files: ['node_modules/react/'] },
  form: {
    folders: ['ui/form', 'ui/island', 'ui/lazy', 'lib/call'],
    // Without a group these would lie in files that import others, which every page would load.
    files: [
      'vite/preload-helper\\.js$',
      'src/lib/error-text\\.ts$',
      'src/lib/kept\\.ts$',
      'api/contract/accounts/(?:token|roles)\\.ts$',
    ],
  },
  application: { folders: ['features/applicants/shell'] },
  file: { files: ['api/contract/documents/file(?:-problem)?\\.ts$'] },
  account: { folders: ['features/account-access/shell', 'ui/account-forms'] },
  password: {
    files: [
      // Without what only later forms need.
      'src/ui/password/(?:NewPassword|PasswordField|new-password)\\.tsx?$',
      'src/features/account-access/sign-up/sign-up-rules\\.ts$',
      'api/contract/accounts/password-profile\\.ts$',
    ],
  },
};

/** The groups as the bundler takes them; a module that fits two goes into the first. */
export function sharedScripts() {
  return Object.entries(GROUPS).map(([name, { folders = [], files = [] }], index) => {
    // Without the scripts of .astro files ('…?astro&type=script'), which Astro writes into the page.
    const tests = [...folders.map((folder) => `/src/${folder}/[^?]*$`), ...files];
    return { name, priority: -index, test: new RegExp(tests.join('|')) };
  });
}
