import { ERASE_OBSTACLES } from '#contract/personal-data/erase-obstacles.ts';
import { call } from '#src/lib/call/call.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { useAccountSettings } from './account-settings-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** Deletes the account for good. Folded, and with the password: nobody should come upon it by chance. */
export function EraseAccount({ onErased }: { onErased: () => void }) {
  const { user, texts, myData, guard, obstacles, obstacleLinks } = useAccountSettings();
  const t = texts.erase;
  const form = useSettingsForm({
    id: 'erase-account',
    call: 'POST /api/me/erase-account',
    names: ['password'],
    bodyOf: (entries) => ({ password: textOf(entries, 'password') }),
    onOk: onErased,
  });
  const { data } = useLoaded({
    ask: (signal) => call('GET /api/me/erase-obstacle', {}, { lang: guard.lang, signal }),
    read: (reply) => reply,
    // Without an answer the refusal says it.
    fault: () => undefined,
  });
  const obstacle = ERASE_OBSTACLES.find((one) => one === data?.obstacle);
  return (
    <details className="card fold" data-settings="erase-account">
      <summary>
        <h2>{t.title}</h2>
      </summary>
      {obstacle ? (
        <Note tone="warn" title={t.obstacleTitle} text={obstacles[obstacle]}>
          <p>
            <a href={obstacleLinks[obstacle]}>{t[`to_${obstacle}`]}</a>
          </p>
        </Note>
      ) : (
        <form ref={form.ref} className="stack" noValidate method="post" {...form.events}>
          <p className="muted sm">{t.text}</p>
          {data?.ends_organization && (
            <p className="muted sm">{user.role === 'partner' ? t.lastOfPartner : t.lastOfEmployer}</p>
          )}
          {user.role === 'student' && (
            <p className="sm">
              <a href={myData}>{texts.ownData.toMyData}</a>
            </p>
          )}
          <ErrorSummary form={form} labels={{ password: t.password }} texts={texts.form} />
          <CurrentPassword form={form} label={t.password} />
          <FormEnd form={form} label={t.save} texts={texts.form} ready look="bad" />
        </form>
      )}
    </details>
  );
}
