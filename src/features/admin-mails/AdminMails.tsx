import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminMailsProps } from './admin-mails-props.ts';

/** /admin/mails: the outbox, and what each template says. */
export function AdminMails(props: AdminMailsProps) {
  const { lazy } = useLazyScript(() => import('./MailsPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ MailsPage }) => <MailsPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
