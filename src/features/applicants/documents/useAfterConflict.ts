import type { ReplyOf } from '#contract/calls.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';

/**
 * On a bad network the reply is lost more often than the files. The second try is then refused as a conflict, and only
 * the application itself shows that the files have arrived, or that somebody has decided meanwhile.
 * @param arrivedIn whether the application already has what is being sent
 */
export function useAfterConflict(token: string, arrivedIn: (applicant: Applicant) => boolean) {
  const { lang, application } = useShell();
  return async <Reply>(
    answer: Answer<Reply>,
  ): Promise<Answer<Reply | ReplyOf<'POST /api/functions/get-applicant'>>> => {
    if (answer.kind !== 'refused' || answer.status !== 409) return answer;
    const asked = await call('POST /api/functions/get-applicant', {}, { lang, token });
    const applicant = asked.kind === 'ok' ? readApplicant(asked.data) : undefined;
    if (!applicant) return answer;
    // Whoever reads the answer says that the page is too old for it.
    if (applicant === 'status-unknown' || arrivedIn(applicant)) return asked;
    application.show(applicant, token);
    return answer;
  };
}
