import { CloseButton } from '@mantine/core'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { addHashtags } from '../add-hashtags.ts'
import { writeHashtags } from '@/posts/hashtags/hashtags.ts'
import { TextField } from '@/ui/text-field.tsx'
import styles from './group-editor.module.css'

/** Keys that end a hashtag. */
const ENDS = ['Enter', ',', ';', ' ']

type Props = { hashtags: readonly string[]; onHashtags: (hashtags: string[]) => void }

/** The hashtags of a group: typed one after the other or pasted all at once, each with a remove button. */
export function HashtagsField({ hashtags, onHashtags }: Props) {
  const { t } = useTranslation('hashtags')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [news, setNews] = useState('')

  function add(typed: string) {
    const { next, added, repeated, refused, over } = addHashtags(hashtags, typed)
    if (added > 0) onHashtags(next)
    // Refused input stays in the field, where it can be fixed.
    setText([...refused, ...over].join(' '))
    setError(
      over.length > 0
        ? t('hashtags:field.full', { max: HASHTAG_GROUP_TAGS_MAX, count: over.length })
        : refused.length > 0
          ? t('hashtags:field.refused', { what: refused.join(', ') })
          : null,
    )
    const isAdded = added > 0 ? t('hashtags:field.added', { count: added }) : ''
    const isRepeated = repeated > 0 ? t('hashtags:field.repeated', { count: repeated }) : ''
    setNews(`${isAdded} ${isRepeated}`.trim())
  }

  function remove(tag: string) {
    onHashtags(hashtags.filter((other) => other !== tag))
    setNews(t('hashtags:field.removed', { tag }))
    field.current?.focus()
  }

  function press(event: KeyboardEvent) {
    const last = hashtags.at(-1)
    if (event.nativeEvent.isComposing) return
    if (ENDS.includes(event.key) && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && last !== undefined && !event.repeat) remove(last)
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    add(`${text} ${event.clipboardData.getData('text/plain')}`)
  }

  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label={t('hashtags:field.label')}
        hint={t('hashtags:field.hint')}
        error={error}
        value={text}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(null)
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => text.trim() !== '' && error === null && add(text)}
      />
      {hashtags.length > 0 && (
        <ul className={styles.tags} aria-label={t('hashtags:field.list')}>
          {hashtags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {writeHashtags([tag])}
              <CloseButton
                size="sm"
                variant="transparent"
                c="inherit"
                aria-label={t('hashtags:field.remove', { tag })}
                onClick={() => remove(tag)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.below}>
        <span role="status">{news}</span>
        <span>{t('hashtags:field.count', { count: hashtags.length, max: HASHTAG_GROUP_TAGS_MAX })}</span>
      </p>
    </div>
  )
}
