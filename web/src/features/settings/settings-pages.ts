import {
  IconApi,
  IconBuilding,
  IconCreditCard,
  IconDatabase,
  IconPalette,
  IconShieldLock,
  IconProgressCheck,
  IconPrompt,
  IconUser,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react'
import { routes } from '@/config/routes.ts'

type SettingsPage = {
  to: string
  labelKey: string
  /** Title outside the settings: in the browser tab and the command palette. */
  titleKey: string
  Icon: TablerIcon
  exact?: boolean
}

/** Pages of the settings, in order, each with an address. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    to: routes.settings.href(),
    labelKey: 'settings:pages.profile',
    titleKey: 'common:nav.settings',
    Icon: IconUser,
    exact: true,
  },
  {
    to: routes.settingsSecurity.href(),
    labelKey: 'settings:pages.security',
    titleKey: 'common:nav.settingsSecurity',
    Icon: IconShieldLock,
  },
  {
    to: routes.settingsWorkspace.href(),
    labelKey: 'settings:pages.workspace',
    titleKey: 'common:nav.settingsWorkspace',
    Icon: IconBuilding,
  },
  {
    to: routes.settingsDisplay.href(),
    labelKey: 'settings:pages.display',
    titleKey: 'common:nav.settingsDisplay',
    Icon: IconPalette,
  },
  {
    to: routes.settingsModels.href(),
    labelKey: 'settings:pages.models',
    titleKey: 'common:nav.settingsModels',
    Icon: IconPrompt,
  },
  {
    to: routes.settingsApi.href(),
    labelKey: 'settings:pages.api',
    titleKey: 'common:nav.settingsApi',
    Icon: IconApi,
  },
  {
    to: routes.settingsWebhooks.href(),
    labelKey: 'settings:pages.webhooks',
    titleKey: 'common:nav.settingsWebhooks',
    Icon: IconWebhook,
  },
  {
    to: routes.settingsJobs.href(),
    labelKey: 'settings:pages.jobs',
    titleKey: 'common:nav.settingsJobs',
    Icon: IconProgressCheck,
  },
  {
    to: routes.settingsBilling.href(),
    labelKey: 'settings:pages.billing',
    titleKey: 'common:nav.settingsBilling',
    Icon: IconCreditCard,
  },
  {
    to: routes.settingsData.href(),
    labelKey: 'settings:pages.data',
    titleKey: 'common:nav.settingsData',
    Icon: IconDatabase,
  },
]

/** Current pages of sections for old addresses with an anchor, such as `/dashboard/settings#sessions`. */
export const PAGE_OF_ANCHOR: ReadonlyMap<string, string> = new Map([
  ['#password', routes.settingsSecurity.href()],
  ['#sessions', routes.settingsSecurity.href()],
  ['#session', routes.settingsSecurity.href()],
  ['#workspace', routes.settingsWorkspace.href()],
  ['#display', routes.settingsDisplay.href()],
  ['#preferences', routes.settingsDisplay.href()],
  ['#data', routes.settingsData.href()],
])
