import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ROLE_RULES, ROLES } from '#contract/accounts/roles.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { accountSettingsProps } from '#src/features/account-settings/account-settings-props.ts';
import { Settings } from '#src/features/account-settings/Settings.tsx';

// The browser does without the table of roles, which every page with a session would load.
it.each(LANGUAGES)('The settings offer new recovery codes to the roles that need a second factor, in %s', (lang) => {
  const title = { de: 'Neue Notfallcodes', en: 'New recovery codes' }[lang];
  for (const role of ROLES) {
    const user = {
      ...{ id: 'a', email: 'a@example.org', role, desk_role: role === 'admin' ? ('admin' as const) : null },
      ...{ lang, first_name: '', last_name: '', partner_id: null },
    };
    const shown = renderToStaticMarkup(<Settings {...accountSettingsProps(lang)} user={user} />);
    expect(shown).toContain('a@example.org');
    expect([role, shown.includes(title)]).toEqual([role, ROLE_RULES[role].needsSecondFactor]);
  }
});
