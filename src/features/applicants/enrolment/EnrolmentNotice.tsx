import { nextAct } from '#contract/next-act.ts';
import { nextSentence } from '#contract/next-sentence.ts';
import { STATUS } from '#contract/status.ts';
import type { Applicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { pageWith } from '../application/links.ts';
import { factsOf } from '../application/next.ts';
import { OpenDocuments } from '../documents/OpenDocuments.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useShell } from '../shell/shell-context.ts';
import type { EnrolmentTexts } from './enrolment.text.ts';

interface Props {
  kind: 'received' | 'complete' | 'tooEarly';
  applicant: Applicant;
  token: string;
  texts: EnrolmentTexts;
}

/** Shown where no declaration is wanted: it has arrived, everything is complete, or the documents come first. */
export function EnrolmentNotice({ kind, applicant, token, texts: t }: Props) {
  const { links } = useShell();
  const { onwards, scenes, documents, next: texts } = useApplicantResources();
  const status = pageWith(links.status, token);
  switch (kind) {
    case 'received': {
      const next = nextAct(factsOf(applicant));
      const sentence = nextSentence(next, texts, (type) => documents.names[type]);
      const isAboutDocument = next.kind === 'replace' || next.kind === 'add';
      const lead = next.kind === 'originals' ? t.receivedLead : sentence;
      return (
        <Frame {...(isAboutDocument ? { title: sentence } : { title: t.receivedTitle, lead })}>
          <OpenDocuments applicant={applicant} token={token} screen="originals" />
          <p className={layout.acts}>
            <a className={isAboutDocument ? 'btn line' : 'btn'} href={status}>
              {next.kind === 'originals' ? t.toOriginals : onwards.toStatus}
            </a>
          </p>
        </Frame>
      );
    }
    case 'complete':
      return (
        <MessageScreen
          picture={{ src: scenes.arrival, width: 480, height: 360 }}
          title={t.completeTitle}
          lead={t.completeLead}
        >
          <a className="btn" href={status}>
            {onwards.toStatus}
          </a>
        </MessageScreen>
      );
    case 'tooEarly': {
      const { page: next } = STATUS[applicant.status];
      return (
        <MessageScreen
          picture={{ src: scenes.upload, width: 240, height: 180 }}
          title={t.tooEarlyTitle}
          lead={t.tooEarlyLead}
        >
          {next && (
            <a className="btn" href={pageWith(links[next], token)}>
              {t.toVerify}
            </a>
          )}
          <a className="btn line" href={status}>
            {onwards.toStatus}
          </a>
        </MessageScreen>
      );
    }
  }
}
