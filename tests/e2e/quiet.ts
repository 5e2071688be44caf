import type { Page } from '@playwright/test';

/** Collects the browser's complaints: errors of the console, of scripts and of the content policy. */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}
