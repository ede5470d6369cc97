import { useSignedIn } from '@/session/use-session.ts'
import { NoticesSection } from './components/notices-section.tsx'
import { ProfileSection } from './components/profile-section.tsx'

/** `/dashboard/settings`: who the person is, and what they hear of. */
export function Component() {
  const { user } = useSignedIn()
  return (
    <>
      <ProfileSection user={user} />
      <NoticesSection user={user} />
    </>
  )
}
