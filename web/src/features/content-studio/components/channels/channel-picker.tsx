import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { routes } from '@/config/routes.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { SearchField } from '@/ui/search-field.tsx'
import { NARROW } from '../narrow.ts'
import { ChannelChip } from './channel-chip.tsx'
import styles from './channel-picker.module.css'

/** Up to this many channels are shown with their names; more are a row of avatars that opens. */
const FEW = 6
const ISSUES_FEW = 2

type Props = {
  /** Channels that can be chosen, and those that are chosen although they are gone. */
  connections: readonly Connection[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** What is wrong with the choice. */
  problems?: ReactNode
  /** How many problems there are; more than two are folded away until something is tried. */
  issues?: number
  isTried?: boolean
  /** What else is done with the choice. */
  tools?: ReactNode
}

/** The channels a post goes to: several may be chosen, and each shows whether it works. */
export function ChannelPicker({ connections, chosen, onChange, problems, issues = 0, isTried = false, tools }: Props) {
  const { t } = useTranslation('studio')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  /** Those chosen when the post was opened come first, and nothing moves while channels are chosen. */
  const [first] = useState(() => new Set(chosen))
  const isMany = connections.length > FEW
  const isRow = isMany && !isOpen
  const isNarrow = useMediaQuery(NARROW) ?? false
  /** A row of avatars and a button is all that there is room for. */
  const isTight = isRow && isNarrow
  const [showsIssues, setShowsIssues] = useState(false)
  const isFolded = issues > ISSUES_FEW && !isTried
  const ordered = isMany
    ? connections.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
    : connections
  const shown = isMany && isOpen ? ordered.filter((connection) => matchesWords(connection, words)) : ordered
  const isFull = chosen.length >= POST_CONNECTIONS_MAX
  const isWhole = connections.length > 0 && (isFull || connections.every(({ id: own }) => chosen.includes(own)))

  function toggle(own: string) {
    if (chosen.includes(own)) onChange(chosen.filter((other) => other !== own))
    else if (!isFull) onChange([...chosen, own])
  }

  function toggleAll() {
    const more = connections.filter(({ id: own, status }) => status !== 'disconnected' && !chosen.includes(own))
    onChange(isWhole ? [] : [...chosen, ...more.map(({ id: own }) => own)].slice(0, POST_CONNECTIONS_MAX))
  }

  const counted = t('studio:channels.count', { chosen: chosen.length, total: connections.length })
  const opener = {
    'aria-expanded': isOpen,
    'aria-controls': `${id}-chips`,
    onClick() {
      setOpen(!isOpen)
      setWords('')
    },
  }
  const issuesButton = isFolded && (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={t('studio:channels.issues', { count: issues })}
      aria-expanded={showsIssues}
      aria-controls={id}
      leftSection={<IconAlertCircle size="1rem" aria-hidden />}
      onClick={() => setShowsIssues(!showsIssues)}
    >
      {isTight ? issues : t('studio:channels.issues', { count: issues })}
    </Button>
  )
  return (
    <div role="group" aria-labelledby={`${id}-title`} aria-describedby={id} className={styles.picker}>
      <div className={styles.head} data-tight={isTight || undefined}>
        <span id={`${id}-title`} className={styles.legend}>
          {t('studio:channels.label')}
        </span>
        {isMany && <span className={styles.count}>{counted}</span>}
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
        {!isTight && issuesButton}
        <div className={styles.tools}>{tools}</div>
      </div>
      {isMany && isOpen && (
        <SearchField
          className={styles.search}
          label={t('studio:channels.search')}
          placeholder={t('studio:channels.search')}
          clearLabel={t('studio:channels.searchClear')}
          words={words}
          onWords={setWords}
        />
      )}
      <div className={styles.line}>
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
              isSmall={isRow}
              isStop={!isMany || at === 0}
              onToggle={() => toggle(connection.id)}
            />
          ))}
          {connections.length === 0 && <NoChannels />}
          {connections.length > 0 && shown.length === 0 && (
            <p className={styles.none} role="status">
              {t('studio:channels.noMatch', { words })}
            </p>
          )}
        </div>
        {isTight && (
          <>
            {issuesButton}
            <Button
              className={styles.opener}
              variant="default"
              {...opener}
              aria-label={`${t('studio:channels.find')}, ${counted}`}
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

/** Many channels are one stop of the Tab key; arrows, Home and End go from one to the next. */
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
  return (
    <p className={styles.none}>
      <strong>{t('studio:channels.none')}.</strong> {t('studio:channels.noneText')}{' '}
      <Link className={styles.link} to={routes.connectedPlatforms.href()}>
        {t('studio:channels.connect')}
      </Link>
    </p>
  )
}
