import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

/** Browsers refuse to write the address for every key that is pressed. */
const TYPING = 250
const WORDS_MAX = 200

type Props = {
  label: string
  placeholder: string
  clearLabel: string
  words: string
  /** Called once the typing pauses. */
  onWords: (words: string) => void
  className?: string | undefined
}

/** Words that are looked for; Escape and a button clear them. */
export function SearchField({ label, placeholder, clearLabel, words, onWords, className }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const typedAt = useRef('')
  // A link that was followed meanwhile is not taken back by words for the list before it.
  const settle = useDebouncedCallback((typed: string) => {
    if (window.location.pathname === typedAt.current) onWords(typed)
  }, TYPING)

  // The words may change by themselves, going back for example; what is being typed is newer than they are.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])

  // The button goes with the words; the focus stays in the field.
  function clear() {
    if (field.current) field.current.value = ''
    settle.cancel()
    onWords('')
    field.current?.focus()
  }

  return (
    <TextInput
      ref={field}
      className={className}
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      maxLength={WORDS_MAX}
      defaultValue={words}
      leftSection={<IconSearch size="1rem" aria-hidden />}
      rightSection={words !== '' && <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />}
      onChange={(event) => {
        typedAt.current = window.location.pathname
        settle(event.currentTarget.value)
      }}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
    />
  )
}
