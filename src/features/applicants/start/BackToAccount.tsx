import type { BackTexts } from './start.text.ts';

/** A link back, for a student who is signed in: the wizard is only a part of their area. */
export function BackToAccount({ texts: t }: { texts: BackTexts }) {
  return (
    <p>
      <a href={t.href} data-back="">
        ← {t.label}
      </a>
    </p>
  );
}
