import { Button, Textarea } from '@mantine/core'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_MENTIONS_MAX, COMMENT_TEXT_MAX } from '@postwright/core/model/comment'
import { Avatar } from '@/ui/avatar.tsx'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import { mentionedIn, type Mentionable } from './comment-people.ts'
import { commentOutbox } from './data/comment-outbox.ts'
import styles from './comments.module.css'

type Props = {
  label: string
  placeholder: string
  send: string
  members: readonly Mentionable[]
  /** Key under which the typed text is stored until it is sent; null stores nothing. */
  place: string | null
  initial?: string
  takesFocus?: boolean
  isBusy?: boolean
  onSend: (text: string, mentions: string[]) => void
  onCancel?: () => void
  /** Content above the field. */
  above?: ReactNode
}

const OFFERED_MAX = 6
const LEFT_SHOWN = 200

/** Field for a comment: members are mentioned with @, Ctrl or Cmd + Enter sends, Esc cancels. */
export function CommentForm(props: Props) {
  const { label, placeholder, send, members, place, initial = '', takesFocus, isBusy, onSend, onCancel, above } = props
  const { t } = useTranslation(['comments', 'common'])
  const [text, setText] = useState(() => (place === null ? initial : commentOutbox.typed(place) || initial))
  const [caret, setCaret] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const [active, setActive] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const word = isDismissed ? null : mentionBefore(text, caret)
  const offered = word === null ? [] : matching(members, word.typed).slice(0, OFFERED_MAX)
  const chosen = offered[Math.min(active, offered.length - 1)]
  const left = COMMENT_TEXT_MAX - text.length

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  function change(next: string, at: number) {
    setText(next)
    setCaret(at)
    setActive(0)
    setDismissed(false)
    if (place !== null) commentOutbox.keepTyped(place, next)
  }

  function mention(member: Mentionable) {
    if (!word) return
    const inserted = `@${member.fullName} `
    const at = word.from + inserted.length
    change(text.slice(0, word.from) + inserted + text.slice(caret), at)
    setDismissed(true)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at, at)
    })
  }

  function submit() {
    const trimmed = text.trim()
    if (trimmed === '' || isBusy) return
    onSend(trimmed, mentionedIn(trimmed, members).slice(0, COMMENT_MENTIONS_MAX))
    if (place !== null) commentOutbox.keepTyped(place, '')
    setText('')
  }

  function press(event: KeyboardEvent) {
    const isOffering = chosen !== undefined
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (isOffering && step !== 0) setActive((active + step + offered.length) % offered.length)
    else if (isOffering && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) mention(chosen)
    else if (event.key === 'Escape' && isOffering) setDismissed(true)
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {above}
      <div className={styles.field}>
        <Textarea
          ref={field}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={chosen ? `${id}-people` : undefined}
          aria-activedescendant={chosen ? `${id}-${chosen.uid}` : undefined}
          placeholder={placeholder}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={COMMENT_TEXT_MAX}
          value={text}
          onChange={(event) => change(event.currentTarget.value, event.currentTarget.selectionStart)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={press}
        />
        {chosen && (
          <ul id={`${id}-people`} className={styles.people} role="listbox" aria-label={t('comments:form.people')}>
            {offered.map((member) => (
              <li
                key={member.uid}
                id={`${id}-${member.uid}`}
                role="option"
                aria-selected={member === chosen}
                className={styles.person}
                onPointerDown={(event) => {
                  event.preventDefault()
                  mention(member)
                }}
              >
                <Avatar name={member.fullName} size={22} />
                {member.fullName}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.formFoot}>
        <span className={styles.soft}>
          {left <= LEFT_SHOWN
            ? t('comments:form.left', { count: left })
            : t('comments:form.keys', { key: COMMAND_KEY })}
        </span>
        {onCancel && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
        <Button type="submit" size="compact-sm" loading={isBusy ?? false} disabled={text.trim() === ''}>
          {send}
        </Button>
      </div>
    </form>
  )
}

/** Returns the typed part of a name, from an `@` at the beginning of a word to the caret, and its position. */
function mentionBefore(text: string, caret: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0) return null
  const typed = text.slice(from + 1, caret)
  const before = text[from - 1]
  const begins = before === undefined || before.trim() === '' || before === '('
  return begins && typed.length <= 40 && !typed.includes('\n') ? { from, typed } : null
}

function matching(members: readonly Mentionable[], typed: string): readonly Mentionable[] {
  const wanted = typed.toLocaleLowerCase()
  return members.filter(({ fullName }) => {
    const name = fullName.toLocaleLowerCase()
    return (
      name !== wanted.trim() && (name.startsWith(wanted) || name.split(' ').some((part) => part.startsWith(wanted)))
    )
  })
}
