import { Kbd, Modal } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '@/ui/use-focus-back.ts'
import type { Command, CommandGroup } from './command.ts'
import styles from './command-palette.module.css'
import { findCommands } from './find-commands.ts'
import { useCommands } from './use-commands.ts'

const GROUPS: readonly CommandGroup[] = ['create', 'go', 'recent', 'do']

type Props = { onClose: () => void; onShortcuts: () => void }

/** One field to go anywhere and do anything: type, choose with the arrows, Enter. */
export function CommandPalette({ onClose, onShortcuts }: Props) {
  const { t } = useTranslation('palette')
  const id = useId()
  useFocusBack()
  const commands = useCommands(onShortcuts)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findCommands(commands, query)
  const shown = GROUPS.flatMap((group) => found.filter((command) => command.group === group))
  const active = shown[Math.min(chosen, shown.length - 1)]

  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }

  const press = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter') run(active)
    if (step !== undefined && active) setChosen((shown.indexOf(active) + step + shown.length) % shown.length)
    if (event.key === 'Enter' || step !== undefined) event.preventDefault()
  }

  return (
    <Modal.Root opened onClose={onClose} centered={false} yOffset="12vh" padding={0}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette:title')}>
        <input
          className={styles.field}
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-label={t('palette:placeholder')}
          placeholder={t('palette:placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <div id={id} role="listbox" aria-label={t('palette:title')} className={styles.list} tabIndex={-1}>
          {GROUPS.map((group) => (
            <Options
              key={group}
              id={id}
              label={t(`palette:group.${group}`)}
              commands={shown.filter((command) => command.group === group)}
              active={active}
              onRun={run}
            />
          ))}
        </div>
        <p className={styles.nothing} role="status">
          {shown.length === 0 && t('palette:nothing', { query })}
        </p>
      </Modal.Content>
    </Modal.Root>
  )
}

type OptionsProps = {
  id: string
  label: string
  commands: Command[]
  active: Command | undefined
  onRun: (command: Command) => void
}

function Options({ id, label, commands, active, onRun }: OptionsProps) {
  if (commands.length === 0) return null
  return (
    <div role="group" aria-label={label}>
      <p className={styles.group} aria-hidden="true">
        {label}
      </p>
      {commands.map((command) => (
        // The field keeps the focus: keys are read there, and the option is only pointed at.
        <div
          key={command.id}
          ref={command === active ? bringIntoView : undefined}
          id={`${id}-${command.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={command === active}
          className={styles.option}
          onClick={() => onRun(command)}
        >
          <command.Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
          <span>{command.label}</span>
          {command.shortcut !== undefined && (
            <Kbd className={styles.shortcut} size="xs">
              {command.shortcut}
            </Kbd>
          )}
        </div>
      ))}
    </div>
  )
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
