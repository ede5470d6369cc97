import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import styles from '../inspector/inspector.module.css'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/chosen-layers.ts'

const ENDS = ['none', 'arrow', 'dot', 'bar'] as const

export function LineSection({ layer }: { layer: LayerOf<'line'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const options = ENDS.map((value) => ({ value, label: t(`lineEnd.${value}`) }))
  return (
    <Section title={t('kind.line.name')}>
      <div className={styles.pair}>
        <SelectField
          label={t('line.start')}
          value={layer.start}
          options={options}
          onChange={(start) => edit.set({ start })}
        />
        <SelectField label={t('line.end')} value={layer.end} options={options} onChange={(end) => edit.set({ end })} />
      </div>
    </Section>
  )
}
