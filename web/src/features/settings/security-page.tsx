import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { PasswordSection } from './components/password-section.tsx'
import { SessionSection } from './components/session-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { SessionsSection } from './components/sessions-section.tsx'

const SupportAccessSection = lazyPart(
  async () => (await import('./components/support-access-section.tsx')).SupportAccessSection,
)

/** `/dashboard/settings/security`: password, second factor, sessions and support access. */
export function Component() {
  const { user } = useSignedIn()
  return (
    <>
      <PasswordSection user={user} />
      <SecondFactorSection uid={user.id} />
      <SessionsSection uid={user.id} />
      <SessionSection email={user.email} />
      <SupportAccessSection uid={user.id} />
    </>
  )
}
