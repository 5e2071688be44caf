import { call } from '#src/lib/call/call.ts';
import { REQUIREMENT_TONES, requirementSummary, requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { useList } from '#src/ui/list/useList.ts';
import type { EmployerProps } from '../employer-props.ts';
import row from '../requirement-row.module.css';
import type { ChooseTexts } from './choose.text.ts';

interface Props extends EmployerProps<ChooseTexts> {
  title: string;
  /** The page that is about one of them. */
  href: string;
}

/** In place of a page whose address names no requirement: the employer's requirements, each with a link to its page. */
export function ChooseRequirement({ lang, texts, guard, links, emptyPicture, title, href }: Props) {
  const { choose: t, names } = texts;
  const list = useList({
    lang,
    fields: {},
    ask: (query, _search, signal) => call('POST /api/employer/requirements', query, { lang, signal }),
    faults: texts,
  });
  const { page } = list;
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={links.dashboard}>
          {texts.back}
        </a>
        <h1 id="choose" tabIndex={-1}>
          {title}
        </h1>
        {page && page.requirements.length > 0 && <p>{t.lead}</p>}
      </header>
      <ListFault title={texts.failedTitle} message={list.fault} retry={texts.retry} onRetry={list.load} />
      {page?.requirements.length === 0 && (
        <EmptyList picture={emptyPicture} title={t.none} text={t.noneText}>
          <p>
            <a className="btn" href={links.requirement}>
              {t.add}
            </a>
          </p>
        </EmptyList>
      )}
      {page && page.requirements.length > 0 && (
        <ul className="list card">
          {page.requirements.map((one) => (
            <li key={one.id} className={row.requirement}>
              <div className="long">
                <a href={`${href}?requirement=${one.id}`}>{requirementTitle(one, names)}</a>
                <p className="sm muted">{requirementSummary(one, names, lang)}</p>
              </div>
              <span className={`badge ${REQUIREMENT_TONES[one.state]}`}>{names.states[one.state]}</span>
            </li>
          ))}
        </ul>
      )}
      <ListPages list={list} texts={t} focus="choose" />
    </div>
  );
}
