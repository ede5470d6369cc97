import { IconSettings } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'
import { SETTINGS_PAGES } from './settings-pages.ts'

export const settings: Feature = {
  name: 'settings',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.settings.pattern,
      load: () => import('./settings-screen.tsx'),
      children: [
        { pattern: null, titleKey: 'common:nav.settings', load: () => import('./profile-page.tsx') },
        {
          pattern: routes.settingsSecurity.pattern,
          titleKey: 'common:nav.settingsSecurity',
          load: () => import('./security-page.tsx'),
        },
        {
          pattern: routes.settingsWorkspace.pattern,
          titleKey: 'common:nav.settingsWorkspace',
          needs: { right: 'manage_workspace', without: 'read_only' },
          load: () => import('./workspace-page.tsx'),
        },
        {
          pattern: routes.settingsDisplay.pattern,
          titleKey: 'common:nav.settingsDisplay',
          load: () => import('./display-page.tsx'),
        },
        {
          pattern: routes.settingsModels.pattern,
          titleKey: 'common:nav.settingsModels',
          load: () => import('./models-page.tsx'),
        },
        {
          pattern: routes.settingsApi.pattern,
          titleKey: 'common:nav.settingsApi',
          needs: { right: 'read_internal', without: 'closed' },
          load: () => import('./api-access/api-access-page.tsx'),
        },
        {
          pattern: routes.settingsWebhooks.pattern,
          titleKey: 'common:nav.settingsWebhooks',
          needs: { right: 'manage_workspace', without: 'closed' },
          load: () => import('./webhooks-page.tsx'),
        },
        {
          pattern: routes.settingsJobs.pattern,
          titleKey: 'common:nav.settingsJobs',
          load: () => import('./jobs-page.tsx'),
        },
        {
          pattern: routes.settingsBilling.pattern,
          titleKey: 'common:nav.settingsBilling',
          load: () => import('./billing-page.tsx'),
        },
        {
          pattern: routes.settingsData.pattern,
          titleKey: 'common:nav.settingsData',
          load: () => import('./data-page.tsx'),
        },
      ],
    },
    {
      pattern: routes.authorize.pattern,
      titleKey: 'common:nav.authorize',
      surroundings: 'workspace',
      load: () => import('./api-access/consent-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.settings.href(),
    labelKey: 'common:nav.settings',
    Icon: IconSettings,
    group: 'set-up',
    letter: 'T',
  },
  actions: SETTINGS_PAGES.filter(({ exact }) => !exact).map(({ to, titleKey, Icon }) => ({
    id: `settings.open ${to}`,
    group: 'go',
    labelKey: titleKey,
    Icon,
    to: () => to,
  })),
  budget: 52,
}
