import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { describeChart, hasNumbers, readChart } from '@postwright/core/scene/kinds/chart/chart-data'
import {
  CHART_FORMS,
  EMPHASES,
  type ChartNumbers,
  NUMBER_LOCALES,
  NUMBER_STYLES,
} from '@postwright/core/scene/kinds/chart/chart-layer'
import { isBlankGrid } from '@postwright/core/scene/kinds/grid'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { ColorField } from '../fields/color-field.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { Section } from '../inspector/section.tsx'
import inspector from '../inspector/inspector.module.css'
import { useEditLayers } from '../inspector/chosen-layers.ts'
import { GridEditor } from './grid-editor.tsx'
import styles from './grid-editor.module.css'

const DECIMALS = ['0', '1', '2', '3'] as const

export function ChartSection({ layer }: { layer: LayerOf<'chart'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const data = readChart(layer)
  const isByPart = layer.form === 'donut'
  const used = isByPart ? data.points.length : layer.form === 'progress' ? 1 : data.series.length
  const shown = layer.colors.slice(0, Math.max(1, used))
  const setNumbers = (numbers: Partial<ChartNumbers>) => edit.set({ numbers: { ...layer.numbers, ...numbers } })

  return (
    <Section title={t('kind.chart.name')}>
      <SelectField
        label={t('chart.form')}
        value={layer.form}
        options={CHART_FORMS.map((value) => ({ value, label: t(`chart.forms.${value}`) }))}
        onChange={(form) => edit.set({ form })}
      />
      <GridEditor
        label={t('chart.data')}
        rows={layer.rows}
        onChange={(rows, phase) => edit.set({ rows }, phase)}
        isBad={({ row, column }) => data.bad.some((cell) => cell.row === row + 1 && cell.column === column + 1)}
      />
      <div role="status" className={styles.note}>
        {isBlankGrid(layer.rows) && t('chart.empty')}
        {!isBlankGrid(layer.rows) && !hasNumbers(data) && t('chart.noNumbers')}
        {data.bad.slice(0, 3).map(({ row, column, text, problem }) => (
          <p key={`${row} ${column}`}>{t(`chart.bad.${problem}`, { row, column, text })}</p>
        ))}
        {data.bad.length > 3 && <p>{t('chart.bad.more', { count: data.bad.length - 3 })}</p>}
        {layer.form === 'progress' && t('chart.goalHint')}
      </div>
      <div className={inspector.pair}>
        <Switch
          size="xs"
          label={t('chart.values')}
          checked={layer.hasValues}
          onChange={(event) => edit.set({ hasValues: event.currentTarget.checked })}
        />
        <Switch
          size="xs"
          label={t('chart.legend')}
          checked={layer.hasLegend}
          onChange={(event) => edit.set({ hasLegend: event.currentTarget.checked })}
        />
      </div>
      {(layer.form === 'bar' || layer.form === 'column') && data.series.length === 1 && (
        <SelectField
          label={t('chart.emphasis')}
          value={layer.emphasis}
          options={EMPHASES.map((value) => ({ value, label: t(`chart.emphases.${value}`) }))}
          onChange={(emphasis) => edit.set({ emphasis })}
        />
      )}
      <div className={inspector.pair}>
        <SelectField
          label={t('chart.numbers')}
          value={layer.numbers.style}
          options={NUMBER_STYLES.map((value) => ({ value, label: t(`chart.numberStyle.${value}`) }))}
          onChange={(style) => setNumbers({ style })}
        />
        <SelectField
          label={t('chart.decimals')}
          value={DECIMALS[layer.numbers.decimals] ?? '0'}
          options={DECIMALS.map((value) => ({ value, label: value }))}
          onChange={(decimals) => setNumbers({ decimals: Number(decimals) })}
        />
      </div>
      <div className={inspector.pair}>
        <SelectField
          label={t('chart.locale')}
          value={layer.numbers.locale}
          options={NUMBER_LOCALES.map((value) => ({ value, label: t(`chart.locales.${value}`) }))}
          onChange={(locale) => setNumbers({ locale })}
        />
        {layer.numbers.style === 'currency' && (
          <WordsField
            label={t('chart.currency')}
            value={layer.numbers.currency}
            max={3}
            check={(code) => /^[A-Za-z]{3}$/.test(code)}
            error={t('chart.currencyError')}
            onChange={(code) => setNumbers({ currency: code.toUpperCase() })}
          />
        )}
      </div>
      {shown.map(({ color }, at) => (
        <ColorField
          // Colours are keyed by their order, which is that of the points or series.
          key={at}
          label={(isByPart ? data.points[at]?.label : data.series[at]) || t('chart.color', { number: at + 1 })}
          value={color}
          onChange={(next, phase) => edit.set({ colors: layer.colors.with(at, { color: next }) }, phase)}
        />
      ))}
      {layer.alt === '' && hasNumbers(data) && (
        <p className={styles.note}>{t('chart.alt', { text: describeChart(layer) })}</p>
      )}
    </Section>
  )
}
