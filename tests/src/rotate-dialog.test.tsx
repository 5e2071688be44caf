import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Lang } from '#contract/languages.ts';
import type { Partner } from '#src/features/admin/partners/partner.ts';
import { type PartnerTexts, partnerTexts } from '#src/features/admin/partners/partners.text.ts';
import { RotateDialog } from '#src/features/admin/partners/RotateDialog.tsx';
import type { OnePartner } from '#src/features/admin/partners/usePartner.ts';
import type { RoomProps } from '#src/features/admin/room-props.ts';
import { inviteTexts } from '#src/features/partner-area/invite/invite.text.ts';

const partner = {
  organization_name: 'Universität Muster',
  contact_person: 'Dr. Almaz',
  partner_id: 'K7M4QX',
} as Partner;
const one = { doing: { kind: 'idle' }, rotate: () => {} } as unknown as OnePartner;
const operations = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');

const said = (lang: Lang) => {
  const props = { texts: partnerTexts(lang) } as RoomProps<PartnerTexts>;
  return renderToStaticMarkup(<RotateDialog open props={props} one={one} partner={partner} onClose={() => {}} />);
};

// What tests/api/partners.test.ts shows of an old poster, in words.
it.each<[Lang, RegExp, RegExp]>([
  [
    'de',
    /Der Link, der QR-Code und der Code zum Abtippen von Universität Muster gelten sofort nicht mehr.*gedruckten Aushänge/,
    /Partner-ID K7M4QX bleibt: .*weiter registrieren, solange die Einladung aktiv ist/,
  ],
  [
    'en',
    /The link, the QR code and the code to type of Universität Muster stop working at once.*printed posters/,
    /partner ID K7M4QX stays: .*can still register while the invitation is active/,
  ],
])(
  'INVI-17 before a rotation an admin reads in %s what ends, what goes on, and that pausing stops it all',
  (lang, ends, goesOn) => {
    expect(said(lang)).toMatch(ends);
    expect(said(lang)).toMatch(goesOn);
    expect(said(lang).replace(/[“”„]/g, '"')).toContain(`"${partnerTexts(lang).detail.pause}"`);
  },
);

it('INVI-17 the partner’s page and the guide say the same', () => {
  const [de, en] = [inviteTexts('de'), inviteTexts('en')];
  expect([de.shortText, en.shortText]).toEqual([
    expect.stringContaining('gilt so lange wie er'),
    expect.stringContaining('stops working together with it'),
  ]);
  expect([de.joinText, en.joinText]).toEqual([
    expect.stringMatching(/Partner-ID .*gilt auch mit einem neuen Code weiter/),
    expect.stringMatching(/partner ID .*stays valid when you get a new code/),
  ]);
  expect(operations).toMatch(
    /Rotating a token ends the link, the QR code and the typed code at once.*`\?partner=<id>` still leads to the sign-up while the invitation is active\. Pausing stops everything/,
  );
});
