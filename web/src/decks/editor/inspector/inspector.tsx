import type { Layer } from '@postwright/core/scene/layer'
import { AlignRow } from './align-row.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EffectsSection } from './effects-section.tsx'
import { KindControls, KindSections } from './kind-sections.tsx'
import { PlaceSection } from './place-section.tsx'
import { SlideSections } from './slide-sections.tsx'
import { TextSection } from './text-section.tsx'
import { useChosen } from './use-chosen.ts'

/** Settings of what is chosen; with nothing chosen, of the slide. */
export function Inspector({ hasSlotNames }: { hasSlotNames: boolean }) {
  const chosen = useChosen()
  if (chosen.length === 0) return <SlideSections />
  const styled = chosen.filter((layer) => 'style' in layer)
  return (
    <div key={keyOf(chosen)}>
      <AlignRow count={chosen.length} />
      <PlaceSection />
      <KindControls layers={chosen} />
      {styled.length === chosen.length && <TextSection layers={styled} />}
      <KindSections layers={chosen} />
      <AppearanceSection layers={chosen} />
      <EffectsSection layers={chosen} />
      <DetailsSection layers={chosen} hasSlotNames={hasSlotNames} />
    </div>
  )
}

/** What is typed in a field belongs to what is chosen. */
function keyOf(chosen: readonly Layer[]): string {
  return chosen.map(({ id }) => id).join(' ')
}
