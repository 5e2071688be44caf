import type { ReactNode } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import type { ApplicationTexts } from './application.text.ts';
import type { OneApplication } from './useApplication.ts';

/** The form of a decision that is shown, in the panel or as a dialog. */
export type DeskForm =
  | 'send-back'
  | 'reject'
  | 'withdraw'
  | 'reopen'
  | 'hold'
  | 'correct'
  | 'complete'
  | 'miss-originals'
  | 'return-originals'
  | 'upload'
  | undefined;

export interface DecisionProps extends TextProps<ApplicationTexts> {
  one: OneApplication;
  application: DeskApplication;
  /** The document that is shown. */
  document: DeskDocument | undefined;
  /** Whether it has been there for long enough to be decided about. */
  isSettled: boolean;
  /** Whether a document was shown to whoever sits here. */
  isSeen: (document: DeskDocument) => boolean;
  place: DeskPlaceHandle;
  /** Whether it takes the focus where nothing on the page has it. */
  takesFocus: boolean;
  open: DeskForm;
  onOpen: (open: DeskForm) => void;
  onDocument: (id: string) => void;
  /** What moves it into another season. */
  move: ReactNode;
}
