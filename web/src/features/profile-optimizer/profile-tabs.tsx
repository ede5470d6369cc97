import { useTranslation } from 'react-i18next'
import { routes } from '@/config/routes.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.profileOptimizer.href(), labelKey: 'areas:profileTabs.profiles' },
  { to: routes.masterBio.href(), labelKey: 'areas:profileTabs.masterBio' },
  { to: routes.profileAudit.href(), labelKey: 'areas:profileTabs.audit' },
  { to: routes.linkPage.href(), labelKey: 'areas:profileTabs.linkPage' },
]

/** Tabs of the screens about a workspace's public profiles. */
export function ProfileTabs() {
  const { t } = useTranslation('areas')
  return <SubNav label={t('areas:profileTabs.label')} entries={ENTRIES} />
}
