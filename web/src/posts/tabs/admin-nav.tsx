import { useTranslation } from 'react-i18next'
import { routes } from '@/config/routes.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.adminUsers.href(), labelKey: 'admin:nav.people' },
  { to: routes.adminInbox.href(), labelKey: 'admin:nav.inbox' },
  { to: routes.adminIntegrations.href(), labelKey: 'admin:nav.integrations' },
  { to: routes.adminTemplates.href(), labelKey: 'admin:nav.templates' },
  { to: routes.adminContributions.href(), labelKey: 'admin:nav.contributions' },
  { to: routes.adminFonts.href(), labelKey: 'admin:nav.fonts' },
]

/** The screens of those who run the product. */
export function AdminNav() {
  const { t } = useTranslation('admin')
  return <SubNav label={t('admin:nav.label')} words="admin" entries={ENTRIES} />
}
