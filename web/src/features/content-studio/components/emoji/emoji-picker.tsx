import { TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './emoji.module.css'
import all from 'emojibase-data/en/compact.json'
import { z } from 'zod'

const COLUMNS = 8
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', COLUMNS],
  ['ArrowUp', -COLUMNS],
])

/** All emoji by group, or those that match the search. Arrow keys move between them. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('studio')
  const [typed, setTyped] = useState('')
  const found = findEmoji(typed)

  return (
    <div className={styles.picker} onKeyDown={moveFocus}>
      <TextInput
        className={styles.search}
        label={t('studio:emoji.search')}
        value={typed}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.groups}>
        {found.length === 0 && <p className={styles.none}>{t('studio:emoji.none')}</p>}
        {EMOJI_GROUPS.map((group) => {
          const own = found.filter((emoji) => emoji.group === group)
          return own.length === 0 ? null : (
            <Group key={group} name={t(`studio:emoji.group.${group}`)} emoji={own} onChoose={onChoose} />
          )
        })}
      </div>
    </div>
  )
}

type GroupProps = { name: string; emoji: readonly Emoji[]; onChoose: (emoji: string) => void }

function Group({ name, emoji, onChoose }: GroupProps) {
  return (
    <section className={styles.group} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.grid}>
        {emoji.map(({ text, name: label }) => (
          <button
            key={text}
            type="button"
            className={styles.emoji}
            title={label}
            aria-label={label}
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Moves the focus from the search to the emoji, and between them. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS.get(event.key)
  const isTyping = event.target instanceof HTMLInputElement
  if (step === undefined || (isTyping && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = isTyping ? -step : buttons.findIndex((button) => button === document.activeElement)
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus()
}

/** Unicode's groups in their order; the group of skin tone and hair components is left out. */
export const EMOJI_GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const

const emojiSchema = z.object({
  label: z.string(),
  unicode: z.string(),
  group: z.int().optional(),
  tags: z.array(z.string()).default([]),
})

type Emoji = { text: string; name: string; group: number; words: string }

/** Every emoji with its search words. The list is bundled: nothing is fetched from elsewhere. */
export const ALL_EMOJI: readonly Emoji[] = z
  .array(emojiSchema)
  .parse(all)
  .flatMap(({ label, unicode, group, tags }) => {
    if (group === undefined || group === 2) return []
    return [{ text: unicode, name: label, group, words: [label, ...tags].join(' ').toLowerCase() }]
  })

/** Returns the emoji whose words contain every typed word. */
export function findEmoji(typed: string): readonly Emoji[] {
  const asked = typed
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
  return asked.length === 0 ? ALL_EMOJI : ALL_EMOJI.filter(({ words }) => asked.every((word) => words.includes(word)))
}
