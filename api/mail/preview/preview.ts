import type { Lang } from '#contract/languages.ts';
import { DOCUMENTS, requiredDocuments } from '#contract/model/document.ts';
import { type ApplicationFacts, nextAct } from '#contract/model/next-act.ts';
import { ORIGINALS } from '#contract/model/original.ts';
import { STATUS } from '#contract/model/status.ts';
import { statusAfter } from '../../applicants/application-rules.ts';
import type { Deps } from '../../deps.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { DAY_MS } from '../../time/clock.ts';
import { composeMail, type Mail, type MailedApplication } from '../compose.ts';
import type { TemplateName } from '../templates/templates.ts';
import { PREVIEW_ANSWER, PREVIEW_PARAMS } from './preview.text.ts';

/** A mail as it would be sent today, by the code that sends, with invented data. Its links open nothing. */
export function previewMail({ site, env, clock }: Deps, template: TemplateName, lang: Lang): Mail {
  const isOfApplication = !/^(?:account|partner|employer|operator)-/.test(template);
  const due = berlinDate(clock.now() + 30 * DAY_MS);
  const params = { ...PREVIEW_PARAMS[lang], due, ...(template === 'correction-answered' && PREVIEW_ANSWER[lang]) };
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

type ExampleFacts = Pick<ApplicationFacts, 'status' | 'documents' | 'needsPlacement'>;

/** Where an application stands when a mail goes: otherwise its sentences contradict each other. */
function factsFor(template: TemplateName): ExampleFacts {
  const status = template === 'reminder-placement' ? 'COMPLETE' : (statusAfter(template) ?? 'STEP1_APPROVED');
  const { stage, decision } = STATUS[status];
  const documents: ApplicationFacts['documents'] = requiredDocuments(status).map((type) => ({
    type,
    review: decision !== null && DOCUMENTS[type].requiredFrom === stage ? 'pending' : 'accepted',
  }));
  const sentBack = template === 'reminder-replace' ? [{ type: 'cv', review: 'to_replace' } as const] : [];
  return { status, documents: [...documents, ...sentBack], needsPlacement: stage === 'complete' };
}

function exampleApplication(originalsDueOn: string, template: TemplateName): MailedApplication {
  const facts: ApplicationFacts = {
    ...factsFor(template),
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
