import type { ReplyOf } from '#contract/calls.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { ReviewDeskProps } from '../desk-props.ts';
import styles from './queue.module.css';

type Found = ReplyOf<'POST /api/admin/find-elsewhere'>;

interface Props extends Pick<ReviewDeskProps, 'lang' | 'links' | 'queueTexts'> {
  search: string;
}

/** What a search finds beside applications: employers, places, contracts. Nothing where it finds nothing. */
export function Elsewhere({ lang, links, queueTexts, search }: Props) {
  const t = queueTexts.elsewhere;
  const { data } = useLoaded({
    key: search,
    ask: async (signal) => call('POST /api/admin/find-elsewhere', { search }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, queueTexts.faults),
  });
  const rows = data ? linksIn(data, links, t) : [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.message} aria-labelledby="elsewhere">
      <p id="elsewhere" className="sm">
        <b>{t.title}</b>
      </p>
      <ul className="sm">
        {rows.map(({ href, kind, text }) => (
          <li key={`${href} ${text}`}>
            <a href={href}>
              {kind}: {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linksIn({ employers, places, contracts }: Found, links: Props['links'], t: Props['queueTexts']['elsewhere']) {
  return [
    ...employers.map(({ id, name }) => ({ kind: t.employer, href: `${links.employers}?employer=${id}`, text: name })),
    ...places.map(({ requirement_id, state, name, number, company }) => ({
      kind: t.place,
      href: `${links.placements}?requirement=${requirement_id}&state=${state}`,
      text: [number, name, company].filter(Boolean).join(', '),
    })),
    ...contracts.map(({ id, number, name }) => ({
      kind: t.contract,
      href: `${links.contracts}?contract=${id}`,
      text: `${number}, ${name}`,
    })),
  ];
}
