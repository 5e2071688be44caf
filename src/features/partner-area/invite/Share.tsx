import { MessageCircle, Send, Share2 } from 'lucide-react';
import { fill } from '#contract/fill.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import { chatLinks } from './addresses.ts';
import styles from './invite.module.css';

/** The device's own share dialog where it has one, and the two chats that students use. */
export function Share({ link, organization }: { link: string; organization: string }) {
  const { texts, brand } = usePartnerArea();
  const t = texts.invite;
  const text = fill(t.shareText, { brand, organization });
  const { whatsApp, telegram } = chatLinks(text, link);
  const share = () => {
    // Closing the dialog rejects too; nothing has failed.
    navigator.share({ title: brand, text, url: link }).catch(() => {});
  };
  const chats = [
    ['WhatsApp', whatsApp, MessageCircle],
    ['Telegram', telegram, Send],
  ] as const;
  return (
    <p className={styles.share} data-share="">
      {typeof navigator.share === 'function' && (
        <button type="button" className="btn line small" onClick={share}>
          <Share2 aria-hidden="true" /> {t.share}
        </button>
      )}
      {chats.map(([name, href, Icon]) => (
        <a
          key={name}
          className="btn line small"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(t.shareBy, { name })}
        >
          <Icon aria-hidden="true" /> {name}
        </a>
      ))}
    </p>
  );
}
