import { useOnChange } from '#src/ui/island/on-change.ts';
import { MessageScreen } from './MessageScreen.tsx';
import { useShell } from './shell-context.ts';

/** Offline, or the server asks to wait: keeps the token, offers one button, shows no alarm. */
export function Unreachable({ token, message }: { token: string; message: string | undefined }) {
  const { texts, pictures, application } = useShell();
  const t = texts.load;
  useOnChange(token, () => {
    const retry = () => application.open(token);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  // The crossed-out network stands only where nobody answered.
  const shown =
    message === undefined
      ? { picture: pictures.offline, isSmall: true, title: t.laterTitle, lead: t.laterText }
      : { picture: pictures.lostSuitcase, title: texts.form.refusedTitle, lead: t.resumeText };
  return (
    <MessageScreen {...shown} message={message}>
      <button type="button" className="btn" onClick={() => application.open(token)}>
        {t.retry}
      </button>
    </MessageScreen>
  );
}
