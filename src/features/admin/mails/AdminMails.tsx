import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/mails: the outbox, and what each template says. */
export const AdminMails = guarded(async () => (await import('./MailsPage.tsx')).MailsPage);
