import { IconHash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/use-edit-layers.ts'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { newPageNumber } from '@postwright/core/scene/kinds/page-number/page-number-layer'

export const pageNumberEditor: EditorKind<LayerOf<'pageNumber'>> = {
  Icon: IconHash,
  nameKey: () => null,
  Controls: PageNumberSection,
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 200, height: 48 }, make: newPageNumber },
}

const FORMS = ['number', 'ofAll', 'dots', 'bar'] as const

/** How a page number is written. */
function PageNumberSection({ layer }: { layer: LayerOf<'pageNumber'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('kind.pageNumber.name')}>
      <SelectField
        label={t('pageNumber.form')}
        value={layer.form}
        options={FORMS.map((value) => ({ value, label: t(`pageForm.${value}`) }))}
        onChange={(form) => edit.set({ form })}
      />
    </Section>
  )
}
