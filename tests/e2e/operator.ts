import { expect } from './harness.ts';
import type { Product } from './product.ts';

/** Runs a command of the operator on the one application of this address. */
export function operatorOf(product: Product, email: string) {
  return async (command: string, ...words: string[]): Promise<void> => {
    const list = await product.applicants('list');
    const id =
      list.stdout
        .split('\n')
        .find((line) => line.includes(`<${email}>`))
        ?.split(' ')[0] ?? '';
    expect(await product.applicants(command, id, ...words)).toMatchObject({ code: 0, stderr: '' });
  };
}
