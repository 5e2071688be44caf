import type { Lang } from '#contract/languages.ts';
import { type ApplicationFacts, nextAct } from '#contract/next-act.ts';
import { ORIGINALS } from '#contract/original.ts';
import { berlinDate } from '../berlin-time.ts';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { composeMail, type Mail, type MailedApplication } from './compose.ts';
import { PREVIEW_PARAMS } from './preview.text.ts';
import type { TemplateName } from './templates/names.ts';

/** A mail as it would be sent today, by the code that sends, with invented data. Its links open nothing. */
export function previewMail({ site, env, clock }: Deps, template: TemplateName, lang: Lang): Mail {
  const isOfApplication = !/^(?:account|partner|employer|operator)-/.test(template);
  const due = berlinDate(clock.now() + 30 * DAY_MS);
  const params = { ...PREVIEW_PARAMS[lang], due };
  return composeMail({
    row: {
      id: NOBODY,
      template,
      lang,
      params: JSON.stringify(params),
      ...(isOfApplication && { applicant_id: NOBODY }),
    },
    to: 'selam@example.org',
    firstName: template.startsWith('operator-') ? '' : 'Selam',
    site,
    publicUrl: env.PUBLIC_URL,
    today: berlinDate(clock.now()),
    application: isOfApplication ? exampleApplication(due, template) : undefined,
    token: () => 'example',
  });
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Step 2 is open: what most mails of an application lead to. */
function exampleApplication(originalsDueOn: string, template: TemplateName): MailedApplication {
  const facts: ApplicationFacts = {
    status: 'STEP1_APPROVED',
    documents: [{ type: 'hub4africa', review: 'accepted' }],
    deferred: [],
    originalsPostedAt: null,
    originalsDueOn,
  };
  return {
    id: NOBODY,
    next: nextAct(facts),
    step: 2,
    hasAccount: false,
    originalsToCome: template === 'application-complete' ? [] : ORIGINALS,
    deferred: facts.deferred,
    letterId: NOBODY.slice(0, 8),
    unsubscribeToken: 'example',
  };
}
