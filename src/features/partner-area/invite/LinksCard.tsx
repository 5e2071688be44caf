import type { PartnerLinkView } from '#contract/partners/partner-link.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import sections from '../sections.module.css';
import { type LinksHandle, useLinks } from '../useLinks.ts';
import { AddLinkForm } from './AddLinkForm.tsx';
import styles from './invite.module.css';
import { LinkActions } from './LinkActions.tsx';

interface Props {
  isVerified: boolean;
  /** False while the invitation is paused. */
  isActive: boolean;
}

/** How many came by each link, and further links for a season, a faculty or a campus. */
export function LinksCard({ isVerified, isActive }: Props) {
  const t = usePartnerArea().texts.links;
  const handle = useLinks(isVerified);
  return (
    <section className={sections.section} aria-labelledby="links-title" data-links="">
      <h2 id="links-title">{t.title}</h2>
      <div className={`card grid ${styles.links}`}>
        <p className="muted sm">{t.lead}</p>
        <Links handle={handle} isActive={isActive} />
        <AddLinkForm onSaved={handle.show} />
      </div>
    </section>
  );
}

function Links({ handle, isActive }: { handle: LinksHandle; isActive: boolean }) {
  const { texts } = usePartnerArea();
  const t = texts.links;
  const { data, fault, load } = handle;
  if (!data && !fault) return <p role="status">{t.loading}</p>;
  if (!data) return <RetryNote title={t.failed} message={fault} retry={texts.state.retry} onRetry={load} />;
  return (
    <CardTable heads={[t.link, t.opened, t.registered, t.applied, t.take]}>
      <tr>
        <th scope="row">{t.first}</th>
        <Figures figures={data.first} />
        <td data-l={t.take} className="muted">
          {t.above}
        </td>
      </tr>
      {data.links.map((link) => (
        <tr key={link.id} data-link={link.id}>
          <th scope="row" className={styles.linkName}>
            {link.label}
          </th>
          <Figures figures={link} />
          <td data-l={t.take} className={styles.take}>
            <LinkActions link={link} handle={handle} isActive={isActive} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Figures({ figures }: { figures: Pick<PartnerLinkView, 'opened' | 'registered' | 'applied'> }) {
  const t = usePartnerArea().texts.links;
  return (
    <>
      <td data-l={t.opened}>{figures.opened}</td>
      <td data-l={t.registered}>{figures.registered ?? t.later}</td>
      <td data-l={t.applied}>{figures.applied ?? t.later}</td>
    </>
  );
}
