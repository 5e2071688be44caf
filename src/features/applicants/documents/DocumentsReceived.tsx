import type { ReactNode } from 'react';
import { STATUS } from '#contract/model/status.ts';
import { pageWith } from '../addressing/links.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { useNext } from '../application/useNext.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { DocumentsFirst } from './DocumentsFirst.tsx';
import type { ReceivedTexts } from './verify.text.ts';

interface Props extends ApplicantProps<ReceivedTexts> {
  /** Stands above the links. */
  children?: ReactNode;
}

/** After the documents of step 2 have arrived: which are still missing, what is next, and where. */
export function DocumentsReceived({ applicant, token, texts: t, children }: Props) {
  const { links } = useShell();
  const { onwards } = useApplicantResources();
  const { next, sentence, first } = useNext(applicant);
  const isChecked = next.kind === 'declaration' && next.isBeingChecked === 'documents';
  const goesOn = STATUS[applicant.status].page === 'enrolment';
  return (
    <DocumentsFirst title={t.heading} lead={isChecked ? t.lead : sentence}>
      {children}
      <p className={layout.acts}>
        {goesOn && (
          <a className={first ? 'btn line' : 'btn'} href={pageWith(links.enrolment, token)}>
            {onwards.toEnrolment}
          </a>
        )}
        <a className={goesOn ? 'btn line' : 'btn'} href={pageWith(links.status, token)}>
          {onwards.toStatus}
        </a>
      </p>
    </DocumentsFirst>
  );
}
