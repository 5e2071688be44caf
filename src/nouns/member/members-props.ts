import type { TextProps } from '#src/i18n/in-lang.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import type { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import type { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import type { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { membersTexts } from './members.text.ts';

type FormTexts = Parameters<typeof ErrorSummary>[0]['texts'] &
  Parameters<typeof ConnectionNote>[0]['texts'] &
  Parameters<typeof SubmitButton>[0]['texts'];

export interface MembersProps extends TextProps<ReturnType<typeof membersTexts>> {
  /** Only an employer's owner hands over without the operator. */
  mayHandOver?: true;
  form: FormTexts;
  errors: ErrorTexts;
  toasts: Toasts;
  /** Where somebody goes who has left. */
  portal: string;
  /** The level of the form's heading, which depends on the page. */
  heading: 'h2' | 'h3';
  /** Whether the organisation is verified; the list is loaded again when that changes. */
  isVerified: boolean;
}

/** The heading above the list, which the page writes; it takes the focus of a button that is gone. */
export const MEMBERS_TITLE = 'members-title';
