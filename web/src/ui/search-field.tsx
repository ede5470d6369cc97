import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

/** Debounce in milliseconds: browsers limit how often the address can be changed. */
const TYPING = 250
const WORDS_MAX = 200

type Props = {
  label: string
  placeholder: string
  clearLabel: string
  words: string
  /** Called after a pause in typing. */
  onWords: (words: string) => void
  className?: string | undefined
}

/** Search field, which Escape and a button clear. */
export function SearchField({ label, placeholder, clearLabel, words, onWords, className }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const typedAt = useRef('')
  // If the user has navigated meanwhile, the search for the previous list is not applied.
  const settle = useDebouncedCallback((typed: string) => {
    if (window.location.pathname === typedAt.current) onWords(typed)
  }, TYPING)

  // The search can change externally, for example on back navigation; text being typed is newer and is kept.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])

  // Clears the text and focuses the field, because the clear button is removed together with the text.
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
