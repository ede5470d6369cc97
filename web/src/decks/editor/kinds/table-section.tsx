import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { columnCount, isBlankGrid } from '@postwright/core/scene/kinds/grid'
import { COLUMN_ALIGNS } from '@postwright/core/scene/kinds/table/table-layer'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { ColorField } from '../fields/color-field.tsx'
import { Section } from '../inspector/section.tsx'
import inspector from '../inspector/inspector.module.css'
import { useEditLayers } from '../inspector/chosen-layers.ts'
import { GridEditor } from './grid-editor.tsx'
import styles from './grid-editor.module.css'

export function TableSection({ layer }: { layer: LayerOf<'table'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const columns = columnCount(layer.rows)
  const aligns = Array.from({ length: columns }, (_, at) => layer.aligns[at] ?? 'auto')
  const options = COLUMN_ALIGNS.map((value) => ({ value, label: t(`table.aligns.${value}`) }))

  return (
    <Section title={t('kind.table.name')}>
      <GridEditor label={t('table.cells')} rows={layer.rows} onChange={(rows, phase) => edit.set({ rows }, phase)} />
      {isBlankGrid(layer.rows) && <p className={styles.note}>{t('table.empty')}</p>}
      <div className={inspector.pair}>
        <Switch
          size="xs"
          label={t('table.header')}
          checked={layer.header !== null}
          onChange={(event) => edit.set({ header: event.currentTarget.checked ? { color: '@primary' } : null })}
        />
        <Switch
          size="xs"
          label={t('table.zebra')}
          checked={layer.zebra !== null}
          onChange={(event) => edit.set({ zebra: event.currentTarget.checked ? { color: '@surface' } : null })}
        />
      </div>
      {layer.header && (
        <ColorField
          label={t('table.headerColor')}
          value={layer.header.color}
          onChange={(color, phase) => edit.set({ header: { color } }, phase)}
        />
      )}
      {layer.zebra && (
        <ColorField
          label={t('table.zebraColor')}
          value={layer.zebra.color}
          onChange={(color, phase) => edit.set({ zebra: { color } }, phase)}
        />
      )}
      <div className={inspector.pair}>
        {aligns.map((align, at) => (
          <SelectField
            // Columns have no ids, so their index is the key.
            key={at}
            label={t('table.align', { column: at + 1 })}
            value={align}
            options={options}
            onChange={(next) => edit.set({ aligns: aligns.with(at, next) })}
          />
        ))}
      </div>
    </Section>
  )
}
