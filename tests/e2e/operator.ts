import { expect } from './harness.ts';
import type { Product } from './product.ts';

/** Runs operator commands on the one application of an address. */
export function operatorOf(product: Product, email: string) {
  return async (command: string, ...args: string[]): Promise<void> => {
    const list = await product.applicants('list');
    const id =
      list.stdout
        .split('\n')
        .find((line) => line.includes(`<${email}>`))
        ?.split(' ')[0] ?? '';
    const seen = command === 'approve' || command === 'complete' ? await seenOf(product, id) : [];
    expect(await product.applicants(command, id, ...args, ...seen)).toMatchObject({ code: 0, stderr: '' });
  };
}

/** The `--seen` arguments for approving or completing, which an operator gets by looking first. */
export async function seenOf(product: Product, id: string): Promise<string[]> {
  const { stdout } = await product.applicants('show', id);
  return /--seen [0-9a-f]+/.exec(stdout)?.[0].split(' ') ?? [];
}
