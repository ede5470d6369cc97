import { ownValue } from '@postwright/core/own-value'
import { Modal } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { KeyHint } from '@/ui/key-hint.tsx'
import { useFocusBack } from '@/ui/use-focus-back.ts'
import styles from './command-palette.module.css'
import { type ListedAction, performAction } from './app-actions.ts'
import { IconFileText } from '@tabler/icons-react'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useRecentPosts } from '@/posts/data/use-recent-posts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { screenActions } from '@/ui/screen-actions.ts'

const GROUPS: readonly ListedAction['group'][] = ['create', 'go', 'here', 'recent', 'do', 'help', 'account']

type Option = ListedAction & { label: string }
type Props = { actions: readonly ListedAction[]; onClose: () => void }

/** Palette that opens any screen and runs any action: users type, select with the arrows and press Enter. */
export function CommandPalette({ actions, onClose }: Props) {
  const { t } = useTranslation('palette')
  const id = useId()
  useFocusBack()
  const navigate = useNavigate()
  const options = usePaletteActions(actions)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findActions(options, query)
  const shown = GROUPS.flatMap((group) => found.filter((option) => option.group === group))
  const active = shown[Math.min(chosen, shown.length - 1)]

  const run = (option: Option | undefined) => {
    if (!option) return
    onClose()
    performAction(option, navigate)
  }

  const press = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = ownValue(steps, event.key)
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
              options={shown.filter((option) => option.group === group)}
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
  options: Option[]
  active: Option | undefined
  onRun: (option: Option) => void
}

function Options({ id, label, options, active, onRun }: OptionsProps) {
  if (options.length === 0) return null
  return (
    <div role="group" aria-label={label}>
      <p className={styles.group} aria-hidden="true">
        {label}
      </p>
      {options.map((option) => (
        // The search field keeps the focus: it handles the keys, and the option is only highlighted.
        <div
          key={option.id}
          ref={option === active ? bringIntoView : undefined}
          id={`${id}-${option.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={styles.option}
          onClick={() => onRun(option)}
        >
          <option.Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
          <span>{option.label}</span>
          {option.keys && (
            <span className={styles.keys}>
              <KeyHint keys={option.keys} />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

type Findable = { label: string }

/** Returns the actions that contain every word of the query at any position; actions that begin with its first word come first. */
export function findActions<T extends Findable>(actions: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  const [first] = words
  if (first === undefined) return found
  const begins = ({ label }: Findable) => label.toLowerCase().startsWith(first)
  return [...found.filter(begins), ...found.filter((action) => !begins(action))]
}

/** Returns the palette's entries with their labels: actions of every screen and of the open one, and the most recently changed posts. */
function usePaletteActions(actions: readonly ListedAction[]): (ListedAction & { label: string })[] {
  const { t } = useTranslation('palette')
  const { workspaceId } = useSignedIn()
  const recent = useRecentPosts(workspaceId)
  const here = screenActions.read().map((action): ListedAction => ({ ...action, group: 'here' }))
  const posts = recent.status === 'ready' ? recent.data : []
  return [
    // The palette is already open, so its own action is left out.
    ...[...here, ...actions.filter(({ id }) => id !== 'frame.palette')].map((action) => ({
      ...action,
      label: t(action.labelKey, action.labelValues ?? {}),
    })),
    ...posts.map(({ id, text }) => ({
      id: `post-${id}`,
      group: 'recent' as const,
      labelKey: 'palette:untitled',
      label: firstLine(text) ?? t('palette:untitled'),
      Icon: IconFileText,
      to: routes.contentStudioPost.href(id),
    })),
  ]
}
