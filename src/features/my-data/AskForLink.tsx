import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { EmailRequest, LinkSent } from '#src/ui/EmailRequest.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FirstFault } from '#src/ui/form-errors/FirstFault.tsx';
import { Note } from '#src/ui/Note.tsx';
import type { MyDataProps } from './my-data-props.ts';

type Props = MyDataProps & { why?: 'ended' | 'none' | 'other' | undefined };

/** Asks for the link by mail. One answer for every address, so that nobody learns who has applied. */
export function AskForLink(props: Props) {
  const [isSent, setSent] = useState(false);
  const { ask: t } = props.texts;
  return (
    <section className="card stack" aria-labelledby="ask">
      <h2 id="ask">{t.title}</h2>
      {isSent ? (
        <LinkSent texts={t} onOther={() => setSent(false)} />
      ) : (
        <>
          <Why {...props} />
          <p>{t.text}</p>
          <Form {...props} onSent={() => setSent(true)} />
        </>
      )}
    </section>
  );
}

function Why({ why, texts: { ask: t }, links }: Props) {
  if (why === 'ended') return <Note tone="warn" title={t.endedTitle} role="status" text={t.ended} />;
  if (why === 'other') return <Note tone="info" title={t.otherTitle} text={t.otherText} />;
  if (why === 'none')
    return (
      <Note tone="info" title={t.noneTitle}>
        <p>{t.none}</p>
        <p>
          <a href={links.account}>{t.toSettings}</a>
        </p>
      </Note>
    );
  return null;
}

function Form({ lang, texts, errors, links, why, onSent }: Props & { onSent: () => void }) {
  const { ask: t } = texts;
  const form = useForm({
    id: 'data-link',
    names: ['email'],
    to: 'POST /api/my-data/request-link',
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'email_invalid' }),
    send: (entries, { signal }) =>
      call('POST /api/my-data/request-link', { email: textOf(entries, 'email') }, { lang, signal }),
    onOk: () => {
      onSent();
    },
    fallback: t.failed,
    errors,
  });
  const { sending } = form;
  return (
    <>
      <EmailRequest
        form={form}
        id={form.idOf('faults')}
        label={t.email}
        autoComplete="email"
        submit={t.submit}
        texts={texts.form}
      >
        {sending.kind === 'refused' && <Note tone="warn" title={t.failedTitle} role="alert" text={sending.message} />}
      </EmailRequest>
      <FirstFault form={form} />
      {why !== 'none' && why !== 'other' && (
        <p className="sm">
          {t.account} <a href={`${links.signIn}?${new URLSearchParams({ next: links.here })}`}>{t.signIn}</a>
        </p>
      )}
    </>
  );
}
