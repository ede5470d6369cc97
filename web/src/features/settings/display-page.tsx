import { DatesSection } from './components/dates-section.tsx'
import { DisplaySection } from './components/display-section.tsx'
import { PreferencesSection } from './components/preferences-section.tsx'

/** `/dashboard/settings/display`: how the product looks and behaves on this device. */
export function Component() {
  return (
    <>
      <DisplaySection />
      <DatesSection />
      <PreferencesSection />
    </>
  )
}
