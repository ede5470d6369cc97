import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDragItem, useDropPlace } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { LAYER_SIGNS, layerName } from '../kinds/editor-kinds.ts'
import type { LayerRow } from './layer-tree.ts'
import styles from './layers-panel.module.css'
import { LAYER_NAME_MAX } from '@postwright/core/limits'

type Props = {
  row: LayerRow
  isChosen: boolean
  isActive: boolean
  isRenamed: boolean
  /** True if the layer is placed by hand in the current format. */
  isDiffering: boolean
  dragged: DragStore
  onChoose: (event: MouseEvent) => void
  onFocus: () => void
  onOpen: (isOpen: boolean) => void
  onRename: (isRenamed: boolean) => void
  onName: (name: string) => void
  onLock: () => void
  onHide: () => void
  onHover: (isOver: boolean) => void
}

export function LayerRowItem(props: Props) {
  const { row, isChosen, isActive, isRenamed, isDiffering, dragged } = props
  const { t } = useTranslation('panels')
  const { layer, level, at, of, isGroup, isOpen } = row
  const drag = useDragItem(dragged, layer.id)
  const { zone } = useDropPlace(dragged, layer.id)
  const { Icon } = LAYER_SIGNS[layer.type]
  const name = layerName(layer, t)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  /** Handles the space bar, which selects a row, or lifts a row that is already selected. */
  function lift(event: KeyboardEvent) {
    if (event.key === ' ' && isChosen && !event.ctrlKey && !event.metaKey) drag.keys.onKeyDown(event)
  }

  return (
    <li
      role="treeitem"
      className={styles.row}
      {...drag.item}
      style={{ '--level': level - 1 }}
      data-layer={layer.id}
      data-drop={zone ?? undefined}
      data-hidden={layer.isHidden || undefined}
      aria-label={[
        name,
        layer.isLocked && t('layers.locked'),
        layer.isHidden && t('layers.hidden'),
        isDiffering && t('layers.differs'),
      ]
        .filter(Boolean)
        .join(', ')}
      aria-level={level}
      aria-posinset={at}
      aria-setsize={of}
      aria-selected={isChosen}
      aria-expanded={isGroup ? isOpen : undefined}
      tabIndex={isActive ? 0 : -1}
      {...drag.pointer}
      aria-describedby={isChosen ? drag.keys['aria-describedby'] : undefined}
      onKeyDown={lift}
      onClick={props.onChoose}
      onDoubleClick={() => props.onRename(true)}
      onFocus={props.onFocus}
      onPointerEnter={() => props.onHover(true)}
      onPointerLeave={() => props.onHover(false)}
    >
      {isGroup ? (
        <Chevron
          className={styles.chevron}
          size="1rem"
          aria-hidden
          onClick={(event) => {
            event.stopPropagation()
            props.onOpen(!isOpen)
          }}
        />
      ) : (
        <span className={styles.chevron} />
      )}
      <Icon className={styles.sign} size="1rem" stroke={1.7} aria-hidden />
      {isRenamed ? (
        <LayerNameField
          name={layer.name}
          label={t('layers.rename', { name })}
          onDone={(next) => {
            props.onRename(false)
            if (next !== null) props.onName(next)
          }}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {isDiffering && <span className={styles.differs} aria-hidden />}
      <Toggle
        isOn={layer.isLocked}
        label={t(layer.isLocked ? 'layers.unlock' : 'layers.lock', { name })}
        onPress={props.onLock}
      >
        {layer.isLocked ? <IconLock size="0.9375rem" aria-hidden /> : <IconLockOpen size="0.9375rem" aria-hidden />}
      </Toggle>
      <Toggle
        isOn={layer.isHidden}
        label={t(layer.isHidden ? 'layers.show' : 'layers.hide', { name })}
        onPress={props.onHide}
      >
        {layer.isHidden ? <IconEyeOff size="0.9375rem" aria-hidden /> : <IconEye size="0.9375rem" aria-hidden />}
      </Toggle>
    </li>
  )
}

type ToggleProps = { isOn: boolean; label: string; onPress: () => void; children: ReactNode }

/** A switch on a row for pointers; keyboard users lock and hide the selection with the editor's own keys. */
function Toggle({ isOn, label, onPress, children }: ToggleProps) {
  return (
    <ActionIcon
      className={styles.toggle}
      variant="subtle"
      color="gray"
      size="sm"
      tabIndex={-1}
      aria-label={label}
      data-on={isOn || undefined}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {children}
    </ActionIcon>
  )
}

type LayerNameFieldProps = {
  name: string
  label: string
  /** Called with null if the name is unchanged. */
  onDone: (name: string | null) => void
}

/** A field for the name of a layer; Enter and blur store it, Escape does not. */
function LayerNameField({ name, label, onDone }: LayerNameFieldProps) {
  const isDone = useRef(false)

  function finish(next: string | null) {
    if (isDone.current) return
    isDone.current = true
    onDone(next === name ? null : next)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    if (event.key === 'Enter') finish(event.currentTarget.value)
    if (event.key === 'Escape') finish(null)
  }

  return (
    <input
      className={styles.nameField}
      defaultValue={name}
      aria-label={label}
      maxLength={LAYER_NAME_MAX}
      data-own-keys
      ref={(field) => field?.select()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={press}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  )
}
