import { Download, Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './QrCard.module.css';

const SIZE = 200;

interface Address {
  href: string;
  label: string;
}

interface Props {
  /** 'large' where the code is the page's subject, 'small' beside something else. */
  size: 'large' | 'small';
  title: string;
  lead?: string | false;
  /** A picture 200 pixels wide; `failed` shows in its place when it does not load. */
  picture: { src: string; alt: string; failed?: string };
  /** Covers a picture that admits nobody right now. */
  cover?: ReactNode;
  /** Downloads, with a file name without its ending. */
  files?: { name: string; png: Address; svg: Address };
  /** Posters to print; `none` is the sentence for an empty list. */
  posters?: { title: string; links: readonly (Address & { lang: string })[]; none?: string };
  children?: ReactNode;
}

/** A link as a QR code: to scan, to download, to print. */
export function QrCard({ size, title, lead, picture, cover, files, posters, children }: Props) {
  const id = useId();
  return (
    <section
      className={`card ${styles.card} ${size === 'large' ? `up ${styles.large}` : styles.small}`}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="sm">{lead}</p>}
      </div>
      <div className="band" />
      <div className={styles.body}>
        <Picture picture={picture} cover={cover} />
        {files && <Files size={size} files={files} />}
        {posters && <Posters size={size} posters={posters} />}
        {children}
      </div>
    </section>
  );
}

function Picture({ picture: { src, alt, failed }, cover }: Pick<Props, 'picture' | 'cover'>) {
  // Kept by address, as a new picture may load where the last one did not.
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.frame} data-paused={cover ? '' : undefined}>
      {failed && broken === src ? (
        <p className="sm" role="status">
          {failed}
        </p>
      ) : (
        <img src={src} alt={alt} width={SIZE} height={SIZE} data-qr="" onError={() => setBroken(src)} />
      )}
      {cover}
    </div>
  );
}

function Files({ size, files: { name, png, svg } }: { size: Props['size']; files: NonNullable<Props['files']> }) {
  const look = size === 'small' ? ' sml' : '';
  return (
    <p className={styles.acts}>
      <a className={`btn${look}`} href={png.href} download={`${name}.png`}>
        <Download aria-hidden="true" /> {png.label}
      </a>
      <a className={`btn line${look}`} href={svg.href} download={`${name}.svg`}>
        {size === 'small' && <Download aria-hidden="true" />} {svg.label}
      </a>
    </p>
  );
}

function Posters({ size, posters }: { size: Props['size']; posters: NonNullable<Props['posters']> }) {
  const id = useId();
  const { title, links, none } = posters;
  return (
    <div className={styles.posters}>
      <h3 id={id}>
        {size === 'large' && <Printer aria-hidden="true" />} {title}
      </h3>
      {links.length === 0 && <p className="sm muted">{none}</p>}
      {links.length > 0 && (
        <p className={styles.acts}>
          {links.map(({ href, label, lang }) => (
            <a
              key={lang}
              className="btn line sml"
              href={href}
              target="_blank"
              rel="noopener"
              hrefLang={lang}
              id={`${id}-${lang}`}
              aria-labelledby={`${id} ${id}-${lang}`}
            >
              {size === 'small' && <Printer aria-hidden="true" />} {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
