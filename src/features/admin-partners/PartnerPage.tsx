import { useState } from 'react';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import type { MemberWish } from '#src/ui/members/PeopleCard.tsx';
import { PeopleDialog } from '#src/ui/members/PeopleDialog.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { ActFault } from './ActButton.tsx';
import type { PartnerProps } from './admin-partners-props.ts';
import { Detail } from './Detail.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { Trouble } from './Trouble.tsx';
import { UnverifyDialog } from './UnverifyDialog.tsx';
import { usePartner } from './usePartner.ts';

export function PartnerPage(props: PartnerProps) {
  const { guard, texts, listPath } = props;
  const toasts = useToasts();
  const [asking, setAsking] = useState<'rotate' | 'pause' | 'unverify'>();
  const [wish, setWish] = useState<MemberWish>();
  const one = usePartner(props, (act) => {
    setAsking(undefined);
    setWish(undefined);
    toasts.push({ tone: 'ok', title: texts.news[act] });
  });
  const { view } = one;
  const close = () => {
    setAsking(undefined);
    setWish(undefined);
    one.forget();
  };
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
            onRotate={() => setAsking('rotate')}
            onPause={() => setAsking('pause')}
            onUnverify={() => setAsking('unverify')}
            onMember={setWish}
          />
          <RotateDialog
            open={asking === 'rotate'}
            props={props}
            one={one}
            partner={view.detail.partner}
            onClose={close}
          />
          <PauseDialog open={asking === 'pause'} props={props} one={one} detail={view.detail} onClose={close} />
          <UnverifyDialog
            open={asking === 'unverify'}
            texts={texts}
            one={one}
            partner={view.detail.partner}
            onClose={close}
          />
          <PeopleDialog
            wish={wish}
            texts={{ ...texts.membersCard, cancel: texts.dialog.cancel, working: texts.detail.working }}
            isBusy={one.doing.kind === 'busy'}
            onGo={({ act, member }) => one.changeMember(act, member.account_id)}
            onClose={close}
          >
            <ActFault one={one} acts={['remove-member', 'hand-over']} title={texts.detail.notSaved} />
          </PeopleDialog>
          <Toaster toasts={toasts} close={texts.news.close} />
        </>
      );
  }
}
