import { expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { readEditedFile } from '#api/settings/edited-file.ts';

it('CONS-14 the shipped values are those of site.config.ts: what differs there was set by an operator', async () => {
  await expect(JSON.stringify(readSiteConfig(await readEditedFile()), null, 1)).toMatchFileSnapshot(
    '../../api/config/shipped-values.json',
  );
});
