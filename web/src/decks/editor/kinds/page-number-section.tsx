import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/chosen-layers.ts'

const FORMS = ['number', 'ofAll', 'dots', 'bar'] as const

export function PageNumberSection({ layer }: { layer: LayerOf<'pageNumber'> }) {
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
