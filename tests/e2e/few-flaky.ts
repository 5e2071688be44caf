import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** On a busy machine one test may need its second try. More of them in one run are a fault, of the tests or the product. */
const MOST_FLAKY = 2;

/** Names the tests that passed only at their second try, and fails the run where they are more than a few. */
export default class FewFlaky implements Reporter {
  readonly #flaky = new Map<string, string>();

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'flaky') this.#flaky.set(test.id, test.titlePath().slice(2).join(' › '));
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.#flaky.size === 0) return {};
    process.stdout.write(
      `\nPassed only at the second try: mend their races.\n  ${[...this.#flaky.values()].join('\n  ')}\n`,
    );
    return this.#flaky.size > MOST_FLAKY ? { status: 'failed' } : {};
  }

  printsToStdio(): boolean {
    return false;
  }
}
