import { type ChangeEvent, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_INVITATION_LIST_CHARACTERS } from '#contract/limits.ts';
import { call } from '#src/lib/call/call.ts';
import { decodeText } from '#src/lib/decode-text.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { InviteeLanguage } from '#src/ui/form-fields/Invitee.tsx';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useAskBeforeLeaving } from '#src/ui/useAskBeforeLeaving.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import sections from '../sections.module.css';
import { InvitedStudents } from './InvitedStudents.tsx';
import { ListPreview, type Preview } from './ListPreview.tsx';
import styles from './students.module.css';

/** Where archives begin, as the files of Excel are; other files that are no text hold a zero byte. */
const ARCHIVE = 'PK\u0003\u0004';

const typedIn = (entries: Entries) => ({
  list: textOf(entries, 'list'),
  lang: textOf(entries, 'lang') as Lang,
});

/** A list that a checked partner pastes or chooses: first what would become of each line, then the mails. */
export function InviteStudents() {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.students;
  const file = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview>();
  const [invitations, setInvitations] = useState(0);
  const form = useForm({
    id: 'students',
    names: ['list', 'lang'],
    check: (entries) => {
      const list = textOf(entries, 'list');
      if (list.trim() === '') return { path: 'list', code: 'input_empty' };
      return list.length > MAX_INVITATION_LIST_CHARACTERS ? { path: 'list', code: 'input_too_long' } : undefined;
    },
    send: (entries, { signal }) =>
      call('POST /api/partner/invite-students', { ...typedIn(entries), only_preview: true }, { lang, signal }),
    onOk: (reply, sent) => {
      setPreview({ ...reply, ...typedIn(sent) });
    },
    fallback: texts.state.failed,
    errors: { ...errors, input_empty: t.listMissing, input_too_long: t.tooLong },
  });
  // Not saved by being looked at.
  useAskBeforeLeaving(typedIn(form.entries).list !== '');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    const list = form.ref.current?.elements.namedItem('list');
    if (!chosen || !(list instanceof HTMLTextAreaElement)) return;
    // UTF-16 takes two bytes for each sign.
    if (chosen.size > 2 * MAX_INVITATION_LIST_CHARACTERS) return form.reject('list', t.tooLong);
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    if (text.startsWith(ARCHIVE) || text.includes('\0')) return form.reject('list', t.noText);
    list.value = text;
    form.forget('list');
    form.refresh();
  };
  const done = (count: number) => {
    setPreview(undefined);
    form.ref.current?.reset();
    form.refresh();
    setInvitations((now) => now + 1);
    toasts.push({ tone: 'ok', title: fill(t.sent, { count }) });
  };
  return (
    <section className={sections.section} aria-labelledby="students-title" data-students="">
      <h2 id="students-title">{t.title}</h2>
      <div className={`card grid ${styles.students}`}>
        <p className="muted sm">{t.lead}</p>
        <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
          <ErrorSummary form={form} labels={{ list: t.list, lang: texts.members.lang }} texts={texts.form} />
          <Lines form={form} name="list" label={t.list} hint={t.listHint} />
          <p>
            <input
              ref={file}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="visually-hidden"
              tabIndex={-1}
              aria-hidden="true"
              onChange={choose}
            />
            <Button look="line small" label={t.file} onClick={() => file.current?.click()} />
          </p>
          <InviteeLanguage form={form} lang={lang} texts={texts.members} />
          <FormEnd form={form} label={t.look} texts={texts.form} ready look="line" />
        </form>
        <InvitedStudents made={invitations} />
      </div>
      <ListPreview preview={preview} onDone={done} onClose={() => setPreview(undefined)} />
    </section>
  );
}
