import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';
import type { ApplicationTexts } from './application.text.ts';
import type { DeskForm } from './decision-props.ts';
import { mainDecision, originalsLeft, whyBlocked } from './desk-application.ts';
import type { OneApplication } from './useApplication.ts';

interface Parts {
  application: DeskApplication | undefined;
  document: DeskDocument | undefined;
  one: OneApplication;
  texts: ApplicationTexts;
  onNext: () => void;
  onOpen: (open: DeskForm) => void;
  /** Says why the large button is off. */
  onBlocked: (sentence: string) => void;
}

/** The keys of an application; those that would do nothing now are left out. */
export function shortcutsOf({ application, document, one, texts, onNext, onOpen, onBlocked }: Parts): Shortcut[] {
  const { acts: t } = texts;
  const always = [{ key: 'o', label: t.nextApplication, run: onNext }];
  if (!application) return always;
  const main = mainDecision(application);
  const isCurrent = document?.replaced_at === null;
  const canAccept = isCurrent && document.review === 'pending' && application.can.includes('accept');
  const canSendBack = isCurrent && application.can.includes('send-back');
  const left = originalsLeft(application);
  const blocked = whyBlocked(application, texts);
  return [
    ...(canAccept
      ? [{ key: 'a', label: t.keyAccept, run: () => one.decide({ action: 'accept', document_id: document.id }) }]
      : []),
    ...(canSendBack ? [{ key: 'b', label: t.keySendBack, run: () => onOpen('send-back') }] : []),
    ...(left.length > 0 && application.can.includes('receive-originals')
      ? [
          {
            key: 'e',
            label: texts.originals.keyReceive,
            run: () => one.decide({ action: 'receive-originals', originals: left }),
          },
        ]
      : []),
    ...(blocked ? [{ key: 'f', label: t.keyBlocked, run: () => onBlocked(blocked) }] : []),
    ...(main && !blocked ? [{ key: 'f', label: t.keyApprove, run: () => one.decide({ action: main }) }] : []),
    ...always,
  ];
}
