import { pageWith } from '../addressing/links.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { useNext } from '../application/useNext.ts';
import { DocumentsFirst } from '../documents/DocumentsFirst.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useShell } from '../shell/shell-context.ts';
import { ChangeDeclaration } from './ChangeDeclaration.tsx';
import type { EnrolmentTexts } from './enrolment.text.ts';

interface Props extends ApplicantProps<EnrolmentTexts> {
  kind: 'received' | 'complete' | 'tooEarly';
}

/** Shown where no declaration is wanted: it has arrived, everything is complete, or the documents come first. */
export function EnrolmentNotice({ kind, applicant, token, texts: t }: Props) {
  const { links } = useShell();
  const { onwards, scenes, emptyDeclaration, next: texts } = useApplicantResources();
  const { next, sentence, first } = useNext(applicant);
  const status = pageWith(links.status, token);
  switch (kind) {
    case 'received':
      return (
        <DocumentsFirst title={t.receivedTitle} lead={next.kind === 'originals' ? t.receivedLead : sentence}>
          <p className={layout.acts}>
            <a className={first ? 'btn line' : 'btn'} href={status}>
              {next.kind === 'originals' ? t.toOriginals : onwards.toStatus}
            </a>
          </p>
          <ChangeDeclaration applicant={applicant} token={token} />
        </DocumentsFirst>
      );
    case 'complete':
      return (
        <MessageScreen picture={scenes.arrival} title={t.completeTitle} lead={t.completeLead}>
          <a className="btn" href={status}>
            {onwards.toStatus}
          </a>
        </MessageScreen>
      );
    case 'tooEarly':
      return (
        <MessageScreen picture={scenes.upload} isSmall title={t.tooEarlyTitle} lead={t.tooEarlyLead}>
          {next.page && (
            <a className="btn" href={pageWith(links[next.page], token)}>
              {first ? texts.buttons[next.kind] : t.toVerify}
            </a>
          )}
          {!first && (
            <a className="btn line" href={status}>
              {onwards.toStatus}
            </a>
          )}
          <a className="btn line" href={emptyDeclaration} download>
            {t.download}
          </a>
        </MessageScreen>
      );
  }
}
