import { useState } from 'react';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import type { PartnerProps } from './admin-partners-props.ts';
import { Detail } from './Detail.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { Trouble } from './Trouble.tsx';
import { usePartner } from './usePartner.ts';

export function PartnerPage(props: PartnerProps) {
  const { guard, texts, listPath } = props;
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const one = usePartner(props, (act) => {
    setAsking(false);
    toasts.push({ tone: 'ok', title: texts.news[act] });
  });
  const { view } = one;
  switch (view.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      return (
        <Trouble
          guard={guard}
          title={texts.detail.failedTitle}
          message={view.message}
          retry={texts.faults.retry}
          onRetry={one.load}
        />
      );
    case 'not-found':
      return (
        <GuardMessage picture={{ src: guard.picture.lost, width: 480, height: 360 }} title={texts.detail.notFoundTitle}>
          <p className="muted">{texts.detail.notFoundText}</p>
          <p>
            <a className="btn" href={listPath}>
              {texts.detail.all}
            </a>
          </p>
        </GuardMessage>
      );
    case 'ready':
      return (
        <>
          <Detail
            props={props}
            one={one}
            detail={view.detail}
            onCopied={() => toasts.push({ tone: 'ok', title: texts.detail.copied })}
            onRotate={() => setAsking(true)}
          />
          <RotateDialog
            open={isAsking}
            props={props}
            one={one}
            partner={view.detail.partner}
            onClose={() => {
              setAsking(false);
              one.forget();
            }}
          />
          <Toaster toasts={toasts} close={texts.news.close} />
        </>
      );
  }
}
