import { useTranslation } from 'react-i18next'
import type { Refusal } from '@postwright/core/scene/apply-change'
import type { Layer } from '@postwright/core/scene/layer'
import { useEditorPart } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { AlignRow } from './align-row.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EffectsSection } from './effects-section.tsx'
import styles from './inspector.module.css'
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
      <RefusalNote />
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

/** Why a layer stayed as it was. */
function RefusalNote() {
  const { t, i18n } = useTranslation('editor')
  const refusal = useEditorPart(refusalIn, Object.is)
  if (!refusal) return null
  const limit = refusal.limit === null ? '' : new Intl.NumberFormat(i18n.language).format(refusal.limit)
  return (
    <p className={styles.refused} role="alert">
      {t(`refused.${refusal.code}`, { limit })}
    </p>
  )
}

function refusalIn({ store, view }: Editor): Refusal | null {
  const { selection } = view.getState()
  return store.getState().refused.find(({ layerId }) => selection.includes(layerId)) ?? null
}

/** What is typed in a field belongs to what is chosen. */
function keyOf(chosen: readonly Layer[]): string {
  return chosen.map(({ id }) => id).join(' ')
}
