import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import layout from '../shell/layout.module.css';
import { Screen } from '../wizard/Screen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { StartMore } from './StartMore.tsx';
import type { StartTexts } from './start.text.ts';

/** Shown instead of step 1 once applications are closed. */
export function Closed({ texts: t }: { texts: StartTexts }) {
  const { lang, links, closesOn, application } = useWizard();
  const { view } = application;
  return (
    <Screen title={t.closedTitle} lead={fill(t.closedText, { date: dateOf(closesOn, lang) })}>
      <StartMore notice={view.kind === 'start' ? view.notice : undefined} texts={t} />
      <p className={layout.acts}>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </Screen>
  );
}

// As `dateInWords` writes it; not imported, since a first view has no bytes to spare for all of `format.ts`.
const NOTATIONS: Readonly<Record<Lang, [locale: string, style: 'medium' | 'long']>> = {
  de: ['de', 'medium'],
  en: ['en-GB', 'long'],
};

function dateOf(day: string, lang: Lang): string {
  const [locale, dateStyle] = NOTATIONS[lang];
  return new Date(day).toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' });
}
