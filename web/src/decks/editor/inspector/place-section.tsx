import { Switch } from '@mantine/core'
import { IconAngle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { roundLength, type Box } from '@postwright/core/scene/box'
import { continueLayers } from '@postwright/core/scene/commands/layers-on-strip'
import { listUnlockedMembers } from '@postwright/core/scene/commands/unlocked-layers'
import { placeLayers } from '@postwright/core/scene/commands/layer-placement'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import {
  type Placements,
  movePlacements,
  rotatePlacements,
  scaleInto,
} from '@postwright/core/scene/geometry/placements'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { useEditor, useEditorPart } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { NumberBox } from '../fields/number-box.tsx'
import { getCurrentLayers, getCurrentSize } from '../editor-selectors.ts'
import { type Frame, selectionFrame } from '../selection-frame.ts'
import styles from './inspector.module.css'
import { Section } from './section.tsx'
import { useChosen, commonValue, useEditLayers } from './chosen-layers.ts'

const ACROSS = ['left', 'right', 'both', 'center', 'scale'] as const
const DOWN = ['top', 'bottom', 'both', 'center', 'scale'] as const

/** Shows the position, size and rotation of the selection, and its pins in other formats. */
export function PlaceSection() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const edit = useEditLayers()
  const kept = useEditorPart(frameIn, isSameFrame)
  const live = useSyncExternalStore(editor.live.subscribe, editor.live.get)
  const frame = live ?? kept
  const chosen = useChosen()
  const placed = chosen.filter((layer) => layer.type !== 'group')
  const pin = commonValue(placed, (layer) => layer.pin)
  if (!frame) return null
  const { box, rotation, isLocked } = frame

  function place(placements: Placements) {
    edit.run((scene, target) => placeLayers(scene, target, { placements }))
  }
  const members = () => listUnlockedMembers(getCurrentLayers(editor), editor.view.getState().selection)
  const move = (dx: number, dy: number) => place(movePlacements(members(), dx, dy))
  const size = (to: Box) => {
    const [only, another] = members()
    if (only && !another) place(new Map([[only.id, { box: to }]]))
    else place(new Map(members().map((layer) => [layer.id, scaleInto(layer, box, to, false)])))
  }

  return (
    <Section title={t('inspector.place')}>
      <div className={styles.pair}>
        <NumberBox
          label={t('place.x')}
          sign="X"
          value={box.x}
          disabled={isLocked}
          onChange={(x) => move(x - box.x, 0)}
        />
        <NumberBox
          label={t('place.y')}
          sign="Y"
          value={box.y}
          disabled={isLocked}
          onChange={(y) => move(0, y - box.y)}
        />
        <NumberBox
          label={t('place.width')}
          sign="W"
          min={1}
          value={box.width}
          disabled={isLocked}
          onChange={(width) => size({ ...box, width })}
        />
        <NumberBox
          label={t('place.height')}
          sign="H"
          min={1}
          value={box.height}
          disabled={isLocked}
          onChange={(height) => size({ ...box, height })}
        />
        <NumberBox
          label={t('place.rotation')}
          sign={<IconAngle size="0.875rem" aria-hidden />}
          unit="°"
          digits={1}
          value={rotation}
          disabled={isLocked}
          onChange={(degrees) => place(rotatePlacements(members(), roundLength(degrees - rotation)))}
        />
      </div>
      {pin && (
        <div className={styles.pins}>
          <SelectField
            label={t('pin.across')}
            value={pin.horizontal}
            options={ACROSS.map((value) => ({ value, label: t(`pin.${value}`) }))}
            onChange={(horizontal) => edit.set({ pin: { ...pin, horizontal } })}
          />
          <SelectField
            label={t('pin.down')}
            value={pin.vertical}
            options={DOWN.map((value) => ({ value, label: t(`pin.${value}`) }))}
            onChange={(vertical) => edit.set({ pin: { ...pin, vertical } })}
          />
        </div>
      )}
      <ContinueSwitch layers={placed} />
    </Section>
  )
}

/** Sets whether layers continue on the neighbouring slides; offered for layers that extend beyond the left or right edge. */
function ContinueSwitch({ layers }: { layers: readonly PlacedLayer[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const { width } = useEditorPart(getCurrentSize, Object.is)
  const bounds = boundsOf(layers)
  const isOn = layers.length > 0 && layers.every(({ continues }) => continues)
  const [isLeft, isRight] = [bounds !== null && bounds.x < 0, bounds !== null && bounds.x + bounds.width > width]
  if (!isOn && !isLeft && !isRight) return null
  const side = isLeft && isRight ? 'both' : isLeft ? 'before' : 'next'
  return (
    <Switch
      size="xs"
      label={t(`continue.${side}`)}
      checked={isOn}
      onChange={() => edit.run((scene, target) => continueLayers(scene, target, { isOn: !isOn }))}
    />
  )
}

function frameIn(editor: Editor): Frame | null {
  return selectionFrame(getCurrentLayers(editor), editor.view.getState().selection)
}

function isSameFrame(a: Frame | null, b: Frame | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
