import { useSignedIn } from '@/session/use-session.ts'
import { NoticesSection } from './components/notices-section.tsx'
import { ProfileSection } from './components/profile-section.tsx'

/** `/dashboard/settings`: the user's profile and notifications. */
export function Component() {
  const { user } = useSignedIn()
  return (
    <>
      <ProfileSection user={user} />
      <NoticesSection user={user} />
    </>
  )
}
