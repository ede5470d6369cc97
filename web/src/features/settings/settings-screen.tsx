import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { DataSection } from './components/data-section.tsx'
import { DisplaySection } from './components/display-section.tsx'
import { PasswordSection } from './components/password-section.tsx'
import { PreferencesSection } from './components/preferences-section.tsx'
import { ProfileSection } from './components/profile-section.tsx'
import { SectionNav } from './components/section-nav.tsx'
import { SessionSection } from './components/session-section.tsx'
import { SessionsSection } from './components/sessions-section.tsx'
import { WorkspaceSection } from './components/workspace-section.tsx'

/** `/dashboard/settings`: one page, each part with an anchor of its own. */
export function Component() {
  const { t } = useTranslation('settings')
  const { user } = useSignedIn()
  const workspace = useWorkspace()
  const { hash } = useLocation()

  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <>
      <PageHeader title={t('settings:title')} description={t('settings:description')} />
      <SectionNav />
      <ProfileSection user={user} />
      <PasswordSection user={user} />
      <SessionsSection uid={user.id} />
      <WorkspaceSection workspace={workspace} />
      <DisplaySection />
      <PreferencesSection />
      <DataSection user={user} />
      <SessionSection email={user.email} />
    </>
  )
}
