import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { useMay, useMayUseChannel } from '@/session/use-role.ts'
import { routes } from '@/config/routes.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useStable } from '@/lib/use-stable.ts'
import { NARROW } from '../narrow.ts'
import { ChannelChip } from './channel-chip.tsx'
import styles from './channel-picker.module.css'

/** Lazy: only long lists of channels have a search; loaded when the browser is idle. */
const SearchField = lazyPart(async () => (await import('@/ui/search-field.tsx')).SearchField)

/** Maximum number of channels shown with their names; more are shown as a row of avatars that expands. */
const FEW = 6
const ISSUES_FEW = 2

type Props = {
  /** Channels that can be chosen, and chosen ones that no longer exist. */
  connections: readonly Connection[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** Problems of the choice. */
  problems?: ReactNode
  /** Number of problems; more than two are collapsed until an action is tried. */
  issues?: number
  isTried?: boolean
  /** More actions for the choice. */
  tools?: ReactNode
}

/** Chooses the channels of a post: several may be chosen, and each shows whether it works. */
export function ChannelPicker(props: Props) {
  const { connections, chosen, onChange, problems, issues = 0, isTried = false, tools } = props
  const { t } = useTranslation('studio')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  useLoadWhenIdle(SearchField.load)
  const isMany = connections.length > FEW
  const isNarrow = useMediaQuery(NARROW) ?? false
  /** There is only room for a row of avatars and a button. */
  const isTight = isMany && !isOpen && isNarrow
  const [showsIssues, setShowsIssues] = useState(false)
  const isFolded = issues > ISSUES_FEW && !isTried
  const isFull = chosen.length >= POST_CONNECTIONS_MAX
  const opener: Opener = {
    'aria-expanded': isOpen,
    'aria-controls': `${id}-chips`,
    onClick() {
      setOpen(!isOpen)
      setWords('')
    },
  }
  const issuesButton = isFolded && (
    <IssuesButton
      issues={issues}
      isTight={isMany}
      isOpen={showsIssues}
      controls={id}
      onToggle={() => setShowsIssues(!showsIssues)}
    />
  )
  return (
    <div role="group" aria-labelledby={`${id}-title`} aria-describedby={id} className={styles.picker}>
      <PickerHead {...{ id, connections, chosen, onChange, isMany, isOpen, isTight, opener }}>
        {!isTight && issuesButton}
        <div className={styles.tools}>{tools}</div>
      </PickerHead>
      {isMany && isOpen && (
        <SearchField
          className={styles.search}
          label={t('studio:channels.search')}
          placeholder={t('studio:channels.search')}
          clearLabel={t('studio:channels.searchClear')}
          words={words}
          onWords={setWords}
          waiting={<Skeleton className={styles.search} height="2.25rem" />}
        />
      )}
      <div className={styles.line}>
        <Chips {...{ id, connections, chosen, onChange, isMany, isOpen, isFull, words }} />
        {isTight && (
          <>
            {issuesButton}
            <Button
              className={styles.opener}
              variant="default"
              {...opener}
              aria-label={`${t('studio:channels.find')}, ${countOf(t, connections, chosen)}`}
              rightSection={<IconChevronDown size="0.875rem" aria-hidden />}
            >
              {chosen.length}
            </Button>
          </>
        )}
      </div>
      {isFull && connections.length > chosen.length && (
        <p className={styles.count}>{t('studio:channels.full', { max: POST_CONNECTIONS_MAX })}</p>
      )}
      <div id={id} className={styles.problems} hidden={isFolded && !showsIssues}>
        {problems}
      </div>
    </div>
  )
}

type Choice = Pick<Props, 'connections' | 'chosen' | 'onChange'>
type Opener = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }
type HeadProps = Choice & {
  id: string
  isMany: boolean
  isOpen: boolean
  isTight: boolean
  opener: Opener
  children: ReactNode
}

/** Shows the number of chosen channels, buttons to choose all or none, and the button that expands the list. */
function PickerHead({ id, connections, chosen, onChange, isMany, isOpen, isTight, opener, children }: HeadProps) {
  const { t } = useTranslation('studio')
  const mayUse = useMayUseChannel()
  const isFull = chosen.length >= POST_CONNECTIONS_MAX
  const isWhole =
    connections.length > 0 && (isFull || connections.every(({ id: own }) => !mayUse(own) || chosen.includes(own)))

  function toggleAll() {
    const more = connections.filter(
      ({ id: own, status }) => status !== 'disconnected' && mayUse(own) && !chosen.includes(own),
    )
    onChange(isWhole ? [] : [...chosen, ...more.map(({ id: own }) => own)].slice(0, POST_CONNECTIONS_MAX))
  }

  return (
    <div className={styles.head} data-tight={isTight || undefined}>
      <span id={`${id}-title`} className={styles.legend}>
        {t('studio:channels.label')}
      </span>
      {isMany && <span className={styles.count}>{countOf(t, connections, chosen)}</span>}
      {connections.length > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={toggleAll}>
          {t(isWhole ? 'studio:channels.clear' : 'studio:channels.all')}
        </Button>
      )}
      {isMany && !isTight && (
        <Button
          size="compact-sm"
          variant="subtle"
          {...opener}
          aria-label={isOpen ? undefined : t('studio:channels.find')}
          rightSection={
            isOpen ? <IconChevronUp size="0.875rem" aria-hidden /> : <IconChevronDown size="0.875rem" aria-hidden />
          }
        >
          {t(isOpen ? 'studio:channels.fold' : 'studio:channels.findShort')}
        </Button>
      )}
      {children}
    </div>
  )
}

type ChipsProps = Choice & { id: string; isMany: boolean; isOpen: boolean; isFull: boolean; words: string }

/** Lists the channels: a few with their names, many as a row of avatars, or all that match the search. */
function Chips({ id, connections, chosen, onChange, isMany, isOpen, isFull, words }: ChipsProps) {
  const { t } = useTranslation('studio')
  /** The channels chosen when the post was opened come first, and the order is stable while channels are chosen. */
  const [first] = useState(() => new Set(chosen))
  const mayUse = useMayUseChannel()
  const isRow = isMany && !isOpen
  const ordered = isMany
    ? connections.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
    : connections
  const shown = isMany && isOpen ? ordered.filter((connection) => matchesWords(connection, words)) : ordered

  const toggle = useStable((own: string) => {
    if (chosen.includes(own)) onChange(chosen.filter((other) => other !== own))
    else if (!isFull) onChange([...chosen, own])
  })

  return (
    <div
      id={`${id}-chips`}
      className={styles.chips}
      data-row={isRow || undefined}
      data-scrolls={(isMany && isOpen) || undefined}
      role="presentation"
      onKeyDown={isMany ? moveFocus : undefined}
    >
      {shown.map((connection, at) => (
        <ChannelChip
          key={connection.id}
          connection={connection}
          isChosen={chosen.includes(connection.id)}
          isFull={isFull}
          isAllowed={mayUse(connection.id)}
          isSmall={isRow}
          isStop={!isMany || at === 0}
          onToggle={toggle}
        />
      ))}
      {connections.length === 0 && <NoChannels />}
      {connections.length > 0 && shown.length === 0 && (
        <p className={styles.none} role="status">
          {t('studio:channels.noMatch', { words })}
        </p>
      )}
    </div>
  )
}

type IssuesProps = { issues: number; isTight: boolean; isOpen: boolean; controls: string; onToggle: () => void }

function IssuesButton({ issues, isTight, isOpen, controls, onToggle }: IssuesProps) {
  const { t } = useTranslation('studio')
  const words = t('studio:channels.issues', { count: issues })
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={words}
      aria-expanded={isOpen}
      aria-controls={controls}
      leftSection={<IconAlertCircle size="1rem" aria-hidden />}
      onClick={onToggle}
    >
      {isTight ? issues : words}
    </Button>
  )
}

function countOf(t: TFunction, connections: readonly Connection[], chosen: readonly string[]): string {
  return t('studio:channels.count', { chosen: chosen.length, total: connections.length })
}

/** Moves the focus between channels with the arrow keys, Home and End, since many channels are one tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const to = { Home: 0, End: boxes.length - 1 }[event.key]
  const from = boxes.findIndex((box) => box === document.activeElement)
  if ((by === undefined && to === undefined) || from === -1) return
  event.preventDefault()
  boxes[to ?? (from + (by ?? 0) + boxes.length) % boxes.length]?.focus()
}

function matchesWords({ name, handle, platform }: Connection, words: string): boolean {
  const text = `${name} ${handle} ${platformName(platform)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word))
}

function NoChannels() {
  const { t } = useTranslation('studio')
  if (!useMay('manage_channels')) {
    return (
      <p className={styles.none}>
        <strong>{t('studio:channels.none')}.</strong> {t('studio:channels.noneAsk')}
      </p>
    )
  }
  return (
    <p className={styles.none}>
      <strong>{t('studio:channels.none')}.</strong> {t('studio:channels.noneText')}{' '}
      <Link className={styles.link} to={routes.connectedPlatforms.href()}>
        {t('studio:channels.connect')}
      </Link>
    </p>
  )
}
