import type { CallEntries } from '../call-entry.ts';
import * as mail from '../desk/mail.ts';

/** Calls about the mails that the server sends. */
export const mailCalls = {
  listMails: {
    at: 'POST /api/admin/mails',
    summary: 'A page of the outbox, the newest first: of a state, of a template, or all.',
    input: mail.mailsInput,
    reply: mail.mailsReply,
  },
  retryMail: {
    at: 'POST /api/admin/retry-mail',
    summary: 'Queues a mail again that was given up, as the command line does.',
    input: mail.mailIdInput,
    reply: mail.listedMail,
  },
  previewMail: {
    at: 'GET /api/admin/mail-previews/:template',
    summary: 'What a template says in a language, filled with invented data.',
    input: mail.mailPreviewInput,
    reply: mail.mailPreviewReply,
  },
  testMail: {
    at: 'POST /api/admin/test-mail',
    summary: 'Sends the caller a mail at once, and says what the mail server answers.',
    reply: mail.testMailReply,
  },
} as const satisfies CallEntries;
