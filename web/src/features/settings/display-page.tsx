import { DatesSection } from './components/dates-section.tsx'
import { DisplaySection } from './components/display-section.tsx'
import { PreferencesSection } from './components/preferences-section.tsx'

/** `/dashboard/settings/display`: appearance and behaviour of the product on this device. */
export function Component() {
  return (
    <>
      <DisplaySection />
      <DatesSection />
      <PreferencesSection />
    </>
  )
}
