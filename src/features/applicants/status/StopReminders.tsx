import { Note } from '#src/ui/Note.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { ActionForm } from '../forms/ActionForm.tsx';
import type { StatusTexts } from './status.text.ts';

/** For people who follow the link 'no more reminders'. Opening it changes nothing; only the button does. */
export function StopReminders({ applicant, token, texts: t }: ApplicantProps<StatusTexts['reminders']>) {
  if (applicant.reminders_stopped) return <Confirmation title={t.stoppedTitle} text={t.stoppedText} />;
  return (
    <section data-reminders="">
      <Note tone="info" title={t.title}>
        <p>{t.text}</p>
        <ActionForm id="reminders" call="POST /api/functions/stop-reminders" token={token} label={t.stop} look="line" />
      </Note>
    </section>
  );
}
