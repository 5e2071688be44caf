import type { Lang } from '#contract/languages.ts';
import { documentsOf, type ReviewState } from '#contract/model/document.ts';
import { type ApplicationFacts, nextAct } from '#contract/model/next-act.ts';
import { ORIGINALS } from '#contract/model/original.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { composeMail, type Mail, type MailedApplication } from './compose.ts';
import { PREVIEW_ANSWER, PREVIEW_PARAMS } from './preview.text.ts';
import type { TemplateName } from './templates/templates.ts';

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

const CONFIRMATION = { type: 'hub4africa', review: 'accepted' } as const;
/** Where an application stands in the preview of most mails. */
const STEP2_OPEN: ExampleFacts = { status: 'STEP1_APPROVED', documents: [CONFIRMATION] };

const COMPLETE: ExampleFacts = { status: 'COMPLETE', documents: [CONFIRMATION], needsPlacement: true };

/**
 * Where an application stands when a mail goes that says what is next: otherwise its sentences contradict each other.
 */
const FACTS_FOR: Readonly<Partial<Record<TemplateName, ExampleFacts>>> = {
  'documents-received': { status: 'A2_CV_RECEIVED', documents: withStep2('pending') },
  'documents-approved': { status: 'STEP2_APPROVED', documents: withStep2('accepted') },
  'reminder-replace': { status: 'STEP1_APPROVED', documents: [CONFIRMATION, { type: 'cv', review: 'to_replace' }] },
  'application-complete': COMPLETE,
  'reminder-placement': COMPLETE,
  'enrolment-received': {
    status: 'ENROLMENT_UPLOADED',
    documents: [...withStep2('accepted'), { type: 'enrolment', review: 'pending' }],
  },
};

type ExampleFacts = Pick<ApplicationFacts, 'status' | 'documents' | 'needsPlacement'>;

function withStep2(review: ReviewState): ApplicationFacts['documents'] {
  return [CONFIRMATION, ...documentsOf('documents').map((type) => ({ type, review }))];
}

function exampleApplication(originalsDueOn: string, template: TemplateName): MailedApplication {
  const facts: ApplicationFacts = {
    ...(FACTS_FOR[template] ?? STEP2_OPEN),
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
