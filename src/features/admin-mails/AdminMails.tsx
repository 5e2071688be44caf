import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminMailsProps } from './admin-mails-props.ts';

/** /admin/mails: the outbox, and what each template says. */
export function AdminMails(props: AdminMailsProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./MailsPage.tsx')}>
      {({ MailsPage }) => <MailsPage {...props} />}
    </GuardedPage>
  );
}
