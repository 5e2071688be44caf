import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import { Detail } from './Detail.tsx';
import { partnerIdOf } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import { usePartner } from './usePartner.ts';

/** The partner that the address names. */
export function PartnerPage(props: RoomProps<PartnerTexts>) {
  const id = partnerIdOf(location.pathname);
  return id ? <OfId {...props} id={id} /> : <NotFound {...props} />;
}

function OfId({ id, ...props }: RoomProps<PartnerTexts> & { id: string }) {
  const { guard, texts } = props;
  const toasts = useToasts();
  const one = usePartner(props, id, (act) => toasts.push({ tone: 'ok', title: texts.news[act] }));
  if (one.isGone) return <NotFound {...props} />;
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
          />
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
