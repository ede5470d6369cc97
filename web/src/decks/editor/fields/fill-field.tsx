import { SegmentedControl, Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Fill } from '@postwright/core/scene/fill'
import type { Phase } from '../inspector/chosen-layers.ts'
import { Section } from '../inspector/section.tsx'
import { ColorField } from './color-field.tsx'
import { NumberBox } from './number-box.tsx'

type Props = { label: string; value: Fill | null; onChange: (fill: Fill, phase: Phase) => void }

const KINDS = ['none', 'solid', 'gradient'] as const

export function FillField({ label, value, onChange }: Props) {
  const { t } = useTranslation('editor')
  const kind = value?.kind ?? 'none'
  return (
    <Section title={label}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={label}
        value={kind}
        data={KINDS.map((name) => ({ value: name, label: t(`fill.${name}`) }))}
        onChange={(chosen) => onChange(begun(chosen, value), 'done')}
      />
      {value?.kind === 'solid' && (
        <ColorField
          label={t('fill.color', { of: label })}
          value={value.color}
          onChange={(color, phase) => onChange({ kind: 'solid', color }, phase)}
        />
      )}
      {value?.kind === 'gradient' && <Gradient label={label} value={value} onChange={onChange} />}
    </Section>
  )
}

type Gradient = Extract<Fill, { kind: 'gradient' }>

function Gradient({ label, value, onChange }: Omit<Props, 'value'> & { value: Gradient }) {
  const { t } = useTranslation('editor')
  const setStop = (at: number, stop: Partial<Gradient['stops'][number]>, phase: Phase) => {
    onChange({ ...value, stops: value.stops.map((old, place) => (place === at ? { ...old, ...stop } : old)) }, phase)
  }
  return (
    <>
      {value.stops.map((stop, at) => (
        <div key={at}>
          <ColorField
            label={t('fill.stop', { of: label, place: at + 1 })}
            value={stop.color}
            onChange={(color, phase) => setStop(at, { color }, phase)}
          />
          <Slider
            size="xs"
            mt="xs"
            mb="xs"
            min={0}
            max={100}
            label={(percent) => t('field.percent', { percent })}
            thumbLabel={t('fill.opacity', { of: label, place: at + 1 })}
            value={Math.round(stop.opacity * 100)}
            onChange={(percent) => setStop(at, { opacity: percent / 100 }, 'held')}
            onChangeEnd={(percent) => setStop(at, { opacity: percent / 100 }, 'done')}
          />
        </div>
      ))}
      <NumberBox
        label={t('fill.angle')}
        sign="∠"
        unit="°"
        value={value.angle}
        min={0}
        max={360}
        onChange={(angle) => onChange({ ...value, angle }, 'done')}
      />
    </>
  )
}

/** Returns the initial fill of a newly chosen kind, based on the previous colour. */
function begun(kind: string, before: Fill | null): Fill {
  const color =
    before?.kind === 'solid' ? before.color : before?.kind === 'gradient' ? before.stops[0]?.color : undefined
  if (kind === 'solid') return { kind, color: color ?? '@primary' }
  if (kind !== 'gradient') return { kind: 'none' }
  return {
    kind,
    angle: 90,
    stops: [
      { at: 0, color: color ?? '@primary', opacity: 1 },
      { at: 1, color: '@accent', opacity: 1 },
    ],
  }
}
