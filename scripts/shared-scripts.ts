/**
 * What most islands share, as few files: without groups the bundler cuts it into dozens of a few hundred bytes, which
 * compress worse and load one by one. A folder named here comes with the first page that needs a file of it, with all
 * that its files import: it holds only what its pages need at once (docs/decisions/029-rooms-and-bundles.md). The groups
 * without folders come with the first press; each file saves 470 bytes of headers there.
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
      'src/lib/read-text-file\\.ts$',
    ],
  },
  application: { folders: ['features/applicants/shell'] },
  // Without what only /upload shows.
  'token-page': {
    files: ['src/features/applicants/(?:token-page/(?!InvalidLink)[^?]*|application/Confirmation\\.tsx)$'],
  },
  file: {
    folders: ['ui/file'],
    files: ['api/contract/documents/file(?:-problem)?\\.ts$', 'src/ui/chosen-file/(?:file-sentence|byte-size)\\.ts$'],
  },
  password: {
    files: [
      // Without what only later forms need.
      'src/ui/password/(?:NewPassword|PasswordField|new-password)\\.tsx?$',
      'src/features/account-access/sign-up/sign-up-rules\\.ts$',
      'api/contract/accounts/password-profile\\.ts$',
    ],
  },
  // Behind passwords, which it would take along to pages that have no other form of an account.
  account: { folders: ['features/account-access/shell', 'ui/account-forms'] },
  // What typed and chosen things need before they are sent, on any page.
  fields: {
    files: [
      'src/ui/form-errors/ErrorSummary\\.tsx$',
      'src/ui/email-slip/LazyAddressSlip\\.tsx$',
      'src/lib/kept-entries\\.ts$',
    ],
  },
  // Small parts of many areas: of facts, and of what is loaded.
  facts: {
    files: ['src/ui/(?:CopyButton|EmailText)\\.tsx$', 'api/contract/(?:day-in-words|languages|person-name)\\.ts$'],
  },
  parts: {
    files: [
      'src/i18n/format\\.ts$',
      'src/ui/(?:RetryNote|Timeline|useLoaded)\\.tsx?$',
      'src/lib/call-file\\.ts$',
      'api/contract/clean-text\\.ts$',
    ],
  },
  // Asks before something is done, or given.
  consent: {
    files: ['src/nouns/personal-data/(?:Consent|Stakes)\\.tsx$', 'src/ui/(?:plain/Plain\\w+|dialog/[^?]+)\\.tsx?$'],
  },
  model: { files: ['api/contract/(?:model/(?:status|document)|seasons/season-fields)\\.ts$'] },
  // What the pages of an application need, whichever screen they show.
  applicant: {
    files: [
      'src/features/applicants/application/(?:load-applicant-page|after-load|useFreshStatus)\\.ts$',
      'src/features/applicants/(?:account/offers-account|addressing/names|enrolment/declaration-to-change)\\.ts$',
      'src/features/applicants/status/status\\.module\\.css$',
      'api/contract/applications/application-number\\.ts$',
    ],
  },
  // What their screens share, with the forms above them; of /status with a part of it that few use.
  screens: {
    files: [
      'src/features/applicants/application/(?:message-of|Frame|NotYet|paper-links|useNext|projection)\\.tsx?$',
      'src/features/applicants/addressing/links\\.ts$',
      'src/features/applicants/documents/sendable-documents\\.ts$',
      'src/features/applicants/enrolment/usePostWhen\\.ts$',
      'src/features/applicants/status/card-title\\.ts$',
      'api/contract/printable-name\\.ts$',
    ],
  },
  // Of offers; without a group it would lie among those parts.
  answers: { files: ['src/nouns/match/AnswerNotes\\.tsx$'] },
  // What holds the parts of /status; without a group it would lie in the next one.
  'status-frame': {
    files: [
      'src/features/applicants/status/(?:Status|StatusFacts|(?:inner-)?parts|originals)\\.tsx?$',
      'src/ui/part\\.tsx$',
    ],
  },
  // Its parts to read: they come together, once it shows something newer.
  'to-read': { files: ['src/features/applicants/status/(?:Overview|StatusScene|PlacementCard|DocumentList)\\.tsx$'] },
  // Forms without files, in parts of its pages.
  typed: {
    files: [
      'src/features/applicants/forms/(?:use(?:Typed|Applicant)Form\\.ts|ActionForm\\.tsx)$',
      'src/features/applicants/status/CorrectForm\\.tsx$',
    ],
  },
  // What sends files, once one is chosen.
  sending: { files: ['src/ui/chosen-file/(?:send-files|uploads)\\.ts$'] },
  // The forms of a page that takes documents: /status has one only while a document is open.
  documents: {
    files: [
      'src/features/applicants/documents/(?:SendableDocuments|DocumentsForm|UploadField)\\.tsx$',
      'src/features/applicants/enrolment/ChangeDeclaration\\.tsx$',
    ],
  },
  // What both the parts of /status and the screens of /join show of an application that is further on.
  progress: { files: ['src/features/applicants/(?:account/AccountBlock|enrolment/PostOriginals)\\.tsx$'] },
};

/** The groups as the bundler takes them; a module that fits two goes into the first. */
export function sharedScripts() {
  return Object.entries(GROUPS).map(([name, { folders = [], files = [] }], index) => {
    // Without the scripts of .astro files ('…?astro&type=script'), which Astro writes into the page.
    const tests = [...folders.map((folder) => `/src/${folder}/[^?]*$`), ...files];
    return { name, priority: -index, test: new RegExp(tests.join('|')) };
  });
}
