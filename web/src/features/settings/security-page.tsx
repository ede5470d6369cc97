import { useSignedIn } from '@/session/use-session.ts'
import { PasswordSection } from './components/password-section.tsx'
import { SessionSection } from './components/session-section.tsx'
import { SessionsSection } from './components/sessions-section.tsx'

/** `/dashboard/settings/security`: the password, and where the person is signed in. */
export function Component() {
  const { user } = useSignedIn()
  return (
    <>
      <PasswordSection user={user} />
      <SessionsSection uid={user.id} />
      <SessionSection email={user.email} />
    </>
  )
}
