import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';

class AfterAFault extends ErrorBoundary {
  override state = { attempt: 0, ...ErrorBoundary.getDerivedStateFromError(), failed: true };
}

const screen = renderToStaticMarkup(
  <AfterAFault texts={errorScreenTexts('de')} supportHref="mailto:support@example.org">
    <p>broken</p>
  </AfterAFault>,
);

it('GLOB-04 the error screen speaks both languages, the own one first', () => {
  expect(screen.indexOf('Es ist ein Fehler aufgetreten')).toBeGreaterThan(0);
  expect(screen.indexOf('An error occurred')).toBeGreaterThan(screen.indexOf('Es ist ein Fehler aufgetreten'));
  expect(screen).toContain('lang="en"');
  expect(screen).not.toContain('broken');
});

it('GLOB-05 GLOB-06 GLOB-07 the error screen offers reload, retry and support', () => {
  expect(screen).toContain('>Seite neu laden</button>');
  expect(screen).toContain('>Erneut versuchen</button>');
  expect(screen).toContain('href="mailto:support@example.org"');
});

it('GLOB-08 the error screen names the fault', () => {
  expect(screen).toContain('Unexpected Application Error');
});
