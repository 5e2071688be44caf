import { useRef } from 'react';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { useShell } from '../shell/shell-context.ts';
import { type Applicant, readApplicant } from './applicant.ts';
import { isNews } from './is-news.ts';
import { fetchApplicant } from './load-applicant-page.ts';

const FIRST_PAUSE_MINUTES = 3;
const LONGEST_PAUSE_MINUTES = 30;
const MINUTE_MILLISECONDS = 60_000;

/**
 * Asks the server again while a page stays open: when somebody returns to it, and in ever longer intervals while it is
 * visible. An answer is shown only if it differs, and never while somebody is typing.
 */
export function useFreshStatus(applicant: Applicant, token: string): void {
  const { lang, application, finished } = useShell();
  // A ref, since the clock outlives the render that set it.
  const shown = useRef(applicant);
  shown.current = applicant;

  const show = (now: Applicant | 'status-unknown') => {
    if (now === 'status-unknown') application.open(token);
    else if (isNews(shown.current, now)) application.show(now, token);
  };

  useOnChange(token, () => {
    let pause = FIRST_PAUSE_MINUTES;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = Date.now();
    const ask = async () => {
      askedAt = Date.now();
      if (document.hidden || isInUse()) return;
      const answer = await fetchApplicant(token, lang);
      const now = answer.kind === 'ok' ? readApplicant(answer.data) : undefined;
      if (now && !isInUse()) show(now);
    };
    const wait = () => {
      timer = setTimeout(() => {
        ask();
        pause = Math.min(LONGEST_PAUSE_MINUTES, pause * 2);
        wait();
      }, pause * MINUTE_MILLISECONDS);
    };
    const onReturn = () => {
      // Switching between two tabs must not ask each time.
      if (!document.hidden && Date.now() - askedAt > MINUTE_MILLISECONDS / 4) ask();
    };
    // Somebody may have come back to a finished page after hours, and only now used it.
    if (finished && performance.now() > MINUTE_MILLISECONDS / 4) ask();
    wait();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  });
}

/** Whether something was typed, chosen or is being sent. */
function isInUse(): boolean {
  if (document.querySelector('main [aria-busy=true]')) return true;
  return [...document.querySelectorAll<HTMLInputElement>('main input')].some((input) =>
    input.type === 'checkbox' ? input.checked !== input.defaultChecked : input.value !== input.defaultValue,
  );
}
