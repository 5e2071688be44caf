import { useState } from 'react';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import type { MemberChange } from '../members/PeopleCard.tsx';
import { PeopleDialog } from '../members/PeopleDialog.tsx';
import { NotSaved } from '../NotSaved.tsx';
import type { RoomProps } from '../room-props.ts';
import { Detail } from './Detail.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { partnerIdOf } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import { RotateDialog } from './RotateDialog.tsx';
import { usePartner } from './usePartner.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

/** The partner that the address names. */
export function PartnerPage(props: RoomProps<PartnerTexts>) {
  const id = partnerIdOf(location.pathname);
  return id ? <OfId {...props} id={id} /> : <NotFound {...props} />;
}

function OfId({ id, ...props }: RoomProps<PartnerTexts> & { id: string }) {
  const { guard, texts } = props;
  const toasts = useToasts();
  const [asking, setAsking] = useState<'rotate' | 'pause' | 'verify' | 'unverify'>();
  const [change, setChange] = useState<MemberChange>();
  const one = usePartner(props, id, (act) => {
    setAsking(undefined);
    setChange(undefined);
    toasts.push({ tone: 'ok', title: texts.news[act] });
  });
  const close = () => {
    setAsking(undefined);
    setChange(undefined);
    one.forget();
  };
  if (one.isUnknown) return <NotFound {...props} />;
  return (
    <LoadedPage
      guard={guard}
      of={one}
      failed={{ title: texts.detail.failedTitle, retry: texts.faults.retry }}
      back={{ href: props.links.partners, text: texts.detail.all }}
    >
      {(detail) => (
        <>
          <Detail
            props={props}
            one={one}
            detail={detail}
            onCopied={() => toasts.push({ tone: 'ok', title: texts.detail.copied })}
            onRotate={() => setAsking('rotate')}
            onPause={() => setAsking('pause')}
            onVerify={setAsking}
            onMember={setChange}
          />
          <RotateDialog open={asking === 'rotate'} props={props} one={one} partner={detail.partner} onClose={close} />
          <PauseDialog open={asking === 'pause'} props={props} one={one} detail={detail} onClose={close} />
          {(['verify', 'unverify'] as const).map((act) => (
            <VerifyDialog
              key={act}
              act={act}
              open={asking === act}
              texts={texts}
              one={one}
              partner={detail.partner}
              onClose={close}
            />
          ))}
          <PeopleDialog
            change={change}
            texts={{ ...texts.membersCard, cancel: texts.dialog.cancel, working: texts.detail.working }}
            isBusy={one.doing.kind === 'busy'}
            onGo={({ act, member }) => one.changeMember(act, member.account_id)}
            onClose={close}
          >
            <NotSaved doing={one.doing} acts={['remove-member', 'hand-over']} title={texts.detail.notSaved} />
          </PeopleDialog>
          <Toaster toasts={toasts} close={texts.news.close} />
        </>
      )}
    </LoadedPage>
  );
}

function NotFound({ guard, texts: { detail: t }, links }: RoomProps<PartnerTexts>) {
  return (
    <GuardMessage picture={{ src: guard.picture.lost, width: 480, height: 360 }} title={t.notFoundTitle}>
      <p className="muted">{t.notFoundText}</p>
      <p>
        <a className="btn" href={links.partners}>
          {t.all}
        </a>
      </p>
    </GuardMessage>
  );
}
