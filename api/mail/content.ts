/** What one mail says, before it becomes text and HTML. */
export interface MailContent {
  /** The headline is the subject too. */
  headline: string;
  /** Left out where the reader's name isn't sure. */
  greeting?: string;
  paragraphs: readonly string[];
  /** Somebody's words, set off above the button. */
  box?: { title: string; text: string };
  /** Lines that belong together, such as a postal address. */
  lines?: readonly string[];
  button?: { label: string; url: string; rule?: string };
  /** What a list of mails shows beside the subject, where that is not the first paragraph. */
  preview?: string;
  /** A link that stops mails of this kind. */
  stop?: { url: string };
  /** Of the application that the mail is about. */
  applicationNumber?: string;
  /** Goes to the operator: nothing about answers, money or passwords stands below it. */
  isInternal?: true;
  /** Which of the three steps the reader is in; 4 when all are done. */
  step?: 1 | 2 | 3 | 4;
}
