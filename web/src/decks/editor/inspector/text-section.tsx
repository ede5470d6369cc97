import { SegmentedControl } from '@mantine/core'
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
  IconLetterCase,
  IconLetterSpacing,
  IconLineHeight,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type TextToggle, type ToggleState, toggleState } from '@postwright/core/scene/commands/toggle-text'
import { membersOf } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'
import type { TextStyle } from '@postwright/core/scene/text-content'
import { SelectField } from '@/ui/select-field.tsx'
import { ActionButton } from '../bar/action-button.tsx'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'
import { useEditorPart } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { ColorField } from '../fields/color-field.tsx'
import { FamilyField, WeightField } from '../fields/font-fields.tsx'
import { NumberBox } from '../fields/number-box.tsx'
import { commonValue, type Phase, useEditLayers } from './chosen-layers.ts'
import styles from './inspector.module.css'
import { Section } from './section.tsx'

type Styled = Extract<Layer, { style: TextStyle }>

const TOGGLES = new Map<string, TextToggle>([
  ['toggleBold', 'bold'],
  ['toggleItalic', 'italic'],
  ['toggleUnderline', 'underline'],
  ['toggleStrike', 'strike'],
  ['toggleBullets', 'bullets'],
  ['toggleNumbers', 'numbers'],
])
const ALIGNS = { start: IconAlignLeft, center: IconAlignCenter, end: IconAlignRight, justify: IconAlignJustified }
const PLACES = { top: IconLayoutAlignTop, middle: IconLayoutAlignMiddle, bottom: IconLayoutAlignBottom }
const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const

/** Sets the text style of whole layers, or of the selected text range while editing. */
export function TextSection({ layers }: { layers: readonly Styled[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const of = <Key extends keyof TextStyle>(key: Key) => commonValue(layers, ({ style }) => style[key])
  const set = (style: Partial<TextStyle>, phase?: Phase) => edit.restyle({ style }, phase)
  const isText = layers.every(({ type }) => type === 'text')
  const icons = <Name extends string>(list: Record<Name, typeof IconAlignLeft>, nameOf: (value: string) => string) =>
    Object.entries<typeof IconAlignLeft>(list).map(([value, Icon]) => ({
      value,
      label: <Icon size="1rem" aria-label={nameOf(value)} />,
    }))

  return (
    <Section title={t('inspector.text')}>
      <FamilyField value={of('family')} onChange={(family) => set({ family })} />
      <div className={styles.pair}>
        <WeightField family={of('family')} weight={of('weight')} onChange={(weight) => set({ weight })} />
        <ColorField
          label={t('text.color')}
          value={of('color')}
          onChange={(color, phase) => edit.restyle({ style: { color }, run: { color } }, phase)}
        />
        <NumberBox
          label={t('text.size')}
          sign="A"
          min={1}
          max={2000}
          value={of('size')}
          onChange={(size) => set({ size })}
        />
        <NumberBox
          label={t('text.sizeMin')}
          sign={<IconLetterCase size="0.875rem" aria-hidden />}
          min={1}
          max={of('size') ?? 2000}
          value={of('sizeMin')}
          onChange={(sizeMin) => set({ sizeMin })}
        />
        <NumberBox
          label={t('text.lineHeight')}
          sign={<IconLineHeight size="0.875rem" aria-hidden />}
          min={0.5}
          max={3}
          step={0.05}
          digits={2}
          value={of('lineHeight')}
          onChange={(lineHeight) => set({ lineHeight })}
        />
        <NumberBox
          label={t('text.letterSpacing')}
          sign={<IconLetterSpacing size="0.875rem" aria-hidden />}
          min={-200}
          max={1000}
          step={5}
          value={of('letterSpacing')}
          onChange={(letterSpacing) => set({ letterSpacing })}
        />
      </div>
      {isText && <Toggles />}
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('text.align')}
        value={of('align') ?? ''}
        data={icons(ALIGNS, (value) => t(`align.${value}`))}
        onChange={(align) => set({ align: chosen(ALIGNS, align, 'start') })}
      />
      <div className={styles.fitted}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('text.verticalAlign')}
          value={of('verticalAlign') ?? ''}
          data={icons(PLACES, (value) => t(`verticalAlign.${value}`))}
          onChange={(place) => set({ verticalAlign: chosen(PLACES, place, 'top') })}
        />
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('text.case')}
          value={of('case') ?? ''}
          data={(['typed', 'upper'] as const).map((value) => ({ value, label: t(`case.${value}`) }))}
          onChange={(value) => set({ case: value === 'upper' ? 'upper' : 'typed' })}
        />
      </div>
      <SelectField
        label={t('text.direction')}
        value={of('direction') ?? 'auto'}
        options={DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
        onChange={(direction) => set({ direction })}
      />
    </Section>
  )
}

/** Bold, italic and similar toggles; each is on if the whole selection has it. */
function Toggles() {
  const states = useEditorPart(toggleStatesIn, isSameStates)
  return (
    <div className={`${styles.row} ${styles.spread}`}>
      {SCENE_ACTIONS.flatMap((action) => {
        const toggle = TOGGLES.get(action.command)
        if (!toggle) return []
        const state = states.get(toggle)
        return [<ActionButton key={action.id} action={action} isOn={state === 'mixed' ? state : state === 'on'} />]
      })}
    </div>
  )
}

function toggleStatesIn(editor: Editor): Map<TextToggle, ToggleState> {
  const texts = membersOf(getCurrentLayers(editor), editor.view.getState().selection).filter(
    (layer) => 'style' in layer,
  )
  const writing = editor.writing.current
  return new Map(
    [...TOGGLES.values()].map((toggle) => [toggle, writing ? writing.toggleState(toggle) : toggleState(texts, toggle)]),
  )
}

function isSameStates(a: Map<TextToggle, ToggleState>, b: Map<TextToggle, ToggleState>): boolean {
  return [...a].every(([toggle, state]) => b.get(toggle) === state)
}

function chosen<Name extends string>(list: Record<Name, unknown>, name: string, otherwise: Name): Name {
  const isName = (value: string): value is Name => Object.hasOwn(list, value)
  return isName(name) ? name : otherwise
}
