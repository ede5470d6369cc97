import { Slider, Switch } from '@mantine/core'
import { IconBlur, IconLineHeight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EFFECT_LENGTH_MAX, TEXT_OUTLINE_MAX } from '@postwright/core/limits'
import { setEffects, type EffectEdits } from '@postwright/core/scene/commands/layer-fields'
import { BLEND_MODES, type Effects, type Shadow } from '@postwright/core/scene/effects'
import type { Layer, PlacedLayer } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { useScene } from '../editor-context.ts'
import { ColorField } from '../fields/color-field.tsx'
import { NumberBox } from '../fields/number-box.tsx'
import { commonValue, type Phase, useEditLayers } from './chosen-layers.ts'
import { editorKindOf } from '../kinds/editor-kinds.ts'
import { type EffectKit, editsOf, type EffectPreset } from './effect-presets.ts'
import { EffectSample } from './effect-sample.tsx'
import styles from './inspector.module.css'
import { Section } from './section.tsx'

const NEW_SHADOW: Shadow = { x: 0, y: 8, blur: 32, color: '#000000', opacity: 0.35 }
const NEW_OUTLINE = { color: '@accent', width: 4 }
const NEW_BLUR = 24

/** Section for shadow, text outline, highlight, blur and blending of the selection. */
export function EffectsSection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const placed = layers.filter((layer) => layer.type !== 'group')
  const [first] = placed
  if (!first || placed.length < layers.length) return null
  const kits = placed.map((layer) => editorKindOf(layer).effects)
  const offers = (effect: EffectKit['own'][number]) => kits.every(({ own }) => own.includes(effect))
  const isOneKind = placed.every(({ type }) => type === first.type)
  const of = <Key extends keyof Effects>(key: Key) => commonValue(placed, ({ effects }) => effects?.[key] ?? null)
  const set = (effects: EffectEdits, phase?: Phase) =>
    edit.run((scene, target) => setEffects(scene, target, { effects }), phase)

  return (
    <Section title={t('inspector.effects')}>
      {isOneKind && <Presets layers={placed} kit={editorKindOf(first).effects} />}
      <ShadowFields value={of('shadow')} onChange={(shadow, phase) => set({ shadow }, phase)} />
      {offers('letters') && (
        <OutlineFields value={of('outline')} onChange={(outline, phase) => set({ outline }, phase)} />
      )}
      {offers('letters') && <HighlightField layers={placed} />}
      {offers('blur') && <BlurField value={of('blur')} onChange={(blur) => set({ blur })} />}
      <SelectField
        label={t('effects.blend')}
        value={first.effects?.blend ?? 'normal'}
        options={BLEND_MODES.map((value) => ({ value, label: t(`effects.blendMode.${value}`) }))}
        onChange={(blend) => set({ blend: blend === 'normal' ? undefined : blend })}
      />
    </Section>
  )
}

function Presets({ layers, kit }: { layers: readonly PlacedLayer[]; kit: EffectKit }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const theme = useScene(({ deck }) => deck.theme)
  const effects = commonValue(layers, (layer) => layer.effects ?? {})
  const highlight = commonValue(layers, highlightOf)

  function apply(preset: EffectPreset) {
    edit.run((scene, target) => setEffects(scene, target, { effects: editsOf(preset) }), 'held')
    if (kit.own.includes('letters')) edit.restyle({ run: { highlight: preset.highlight } })
    else edit.run(() => null)
  }

  return (
    <div className={styles.samples} role="group" aria-label={t('effects.presets')}>
      {kit.presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          className={styles.sample}
          aria-label={t(`effects.preset.${preset.id}`)}
          title={t(`effects.preset.${preset.id}`)}
          aria-pressed={isShown(preset)}
          onClick={() => apply(preset)}
        >
          <EffectSample preset={preset} kit={kit} theme={theme} />
        </button>
      ))}
    </div>
  )

  function isShown(preset: EffectPreset): boolean {
    return JSON.stringify(effects) === JSON.stringify(preset.effects) && highlight === (preset.highlight ?? '')
  }
}

type FieldProps<Value> = { value: Value | null; onChange: (value: Value | undefined, phase?: Phase) => void }

function ShadowFields({ value, onChange }: FieldProps<Shadow>) {
  const { t } = useTranslation('editor')
  const set = (fields: Partial<Shadow>, phase?: Phase) => value && onChange({ ...value, ...fields }, phase)
  return (
    <SwitchedFields
      label={t('effects.shadow')}
      isOn={value !== null}
      onSwitch={(isOn) => onChange(isOn ? NEW_SHADOW : undefined)}
    >
      {value && (
        <>
          <div className={styles.pair}>
            <NumberBox
              label={t('effects.shadowX')}
              sign="X"
              min={-EFFECT_LENGTH_MAX}
              max={EFFECT_LENGTH_MAX}
              value={value.x}
              onChange={(x) => set({ x })}
            />
            <NumberBox
              label={t('effects.shadowY')}
              sign="Y"
              min={-EFFECT_LENGTH_MAX}
              max={EFFECT_LENGTH_MAX}
              value={value.y}
              onChange={(y) => set({ y })}
            />
            <NumberBox
              label={t('effects.shadowBlur')}
              sign={<IconBlur size="0.875rem" aria-hidden />}
              min={0}
              max={EFFECT_LENGTH_MAX}
              value={value.blur}
              onChange={(blur) => set({ blur })}
            />
            <ColorField
              label={t('effects.shadowColor')}
              value={value.color}
              onChange={(color, phase) => set({ color }, phase)}
            />
          </div>
          <Slider
            size="sm"
            min={0}
            max={100}
            thumbLabel={t('effects.shadowOpacity')}
            label={(percent) => t('field.percent', { percent })}
            value={Math.round(value.opacity * 100)}
            onChange={(percent) => set({ opacity: percent / 100 }, 'held')}
            onChangeEnd={(percent) => set({ opacity: percent / 100 }, 'done')}
          />
        </>
      )}
    </SwitchedFields>
  )
}

function OutlineFields({ value, onChange }: FieldProps<NonNullable<Effects['outline']>>) {
  const { t } = useTranslation('editor')
  return (
    <SwitchedFields
      label={t('effects.outline')}
      isOn={value !== null}
      onSwitch={(isOn) => onChange(isOn ? NEW_OUTLINE : undefined)}
    >
      {value && (
        <div className={styles.pair}>
          <ColorField
            label={t('effects.outlineColor')}
            value={value.color}
            onChange={(color, phase) => onChange({ ...value, color }, phase)}
          />
          <NumberBox
            label={t('effects.outlineWidth')}
            sign={<IconLineHeight size="0.875rem" aria-hidden />}
            min={0}
            max={TEXT_OUTLINE_MAX}
            value={value.width}
            onChange={(width) => onChange({ ...value, width })}
          />
        </div>
      )}
    </SwitchedFields>
  )
}

function BlurField({ value, onChange }: FieldProps<number>) {
  const { t } = useTranslation('editor')
  return (
    <SwitchedFields
      label={t('effects.blur')}
      isOn={value !== null}
      onSwitch={(isOn) => onChange(isOn ? NEW_BLUR : undefined)}
    >
      {value !== null && (
        <NumberBox
          label={t('effects.blurWidth')}
          sign={<IconBlur size="0.875rem" aria-hidden />}
          min={0}
          max={EFFECT_LENGTH_MAX}
          value={value}
          onChange={onChange}
        />
      )}
    </SwitchedFields>
  )
}

/** Sets the highlight of all text, or of the selected text range while editing. */
function HighlightField({ layers }: { layers: readonly PlacedLayer[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const highlight = commonValue(layers, highlightOf)
  return (
    <SwitchedFields
      label={t('effects.highlight')}
      isOn={highlight !== ''}
      onSwitch={(isOn) => edit.restyle({ run: { highlight: isOn ? '@accent' : undefined } })}
    >
      {highlight !== '' && (
        <ColorField
          label={t('effects.highlightColor')}
          value={highlight}
          onChange={(color, phase) => edit.restyle({ run: { highlight: color } }, phase)}
        />
      )}
      <p className={styles.note}>{t('effects.highlightHint')}</p>
    </SwitchedFields>
  )
}

type SwitchedProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void; children: ReactNode }

function SwitchedFields({ label, isOn, onSwitch, children }: SwitchedProps) {
  return (
    <div className={styles.switched}>
      <Switch size="xs" label={label} checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      {children}
    </div>
  )
}

/** Returns the highlight of a layer's text; an empty string if no text is highlighted, null if the highlights differ. */
function highlightOf(layer: PlacedLayer): string | null {
  if (!('paragraphs' in layer)) return ''
  return commonValue(
    layer.paragraphs.flatMap(({ runs }) => runs),
    ({ highlight = '' }) => highlight,
  )
}
