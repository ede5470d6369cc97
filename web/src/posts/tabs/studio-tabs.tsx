import { useTranslation } from 'react-i18next'
import { routes } from '@/config/routes.ts'
import { useMay } from '@/session/use-role.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.contentStudio.href(), labelKey: 'areas:studio.posts' },
  { to: routes.ideas.href(), labelKey: 'areas:studio.ideas' },
  { to: routes.hashtagGroups.href(), labelKey: 'areas:studio.hashtags' },
  { to: routes.library.pattern, labelKey: 'areas:studio.library' },
  { to: routes.contacts.href(), labelKey: 'areas:studio.contacts' },
  { to: routes.contentImport.href(), labelKey: 'areas:studio.import' },
  { to: routes.trash.href(), labelKey: 'areas:studio.trash' },
]

/** Tabs of the studio: posts, ideas, and the screens that support writing. */
export function StudioTabs() {
  const { t } = useTranslation('areas')
  const canPlan = useMay('plan_posts')
  // Imports are available to members who can schedule posts.
  const entries = canPlan ? ENTRIES : ENTRIES.filter(({ to }) => to !== routes.contentImport.href())
  return <SubNav label={t('areas:studio.label')} entries={entries} />
}
