/** The content of a mail, before it becomes text and HTML. */
export interface MailContent {
  /** The heading, which is the subject too. */
  headline: string;
  /** Left out if the name is not sure to be the recipient's. */
  greeting?: string;
  paragraphs: readonly string[];
  /** Somebody's words, in a box above the button. */
  box?: { title: string; text: string };
  /** Lines that belong together, such as a postal address. */
  lines?: readonly string[];
  button?: { label: string; url: string; rule?: string };
  /** The preview, if it is not the first paragraph. */
  preview?: string;
  /** Unsubscribes from mails of this kind. */
  stop?: Record<'url' | 'why' | 'label', string>;
  applicationNumber?: string;
  /** For the operator: without the foot about replies, money and passwords. */
  isInternal?: true;
  /** The step that the recipient is in; 4 when all are done. */
  step?: 1 | 2 | 3 | 4;
}
