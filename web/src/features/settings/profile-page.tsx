import { useSignedIn } from '@/session/use-session.ts'
import { ProfileSection } from './components/profile-section.tsx'

/** `/dashboard/settings`: who the person is. */
export function Component() {
  const { user } = useSignedIn()
  return <ProfileSection user={user} />
}
