import { Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

type Props = {
  label: string
  value: string
  max: number
  onChange: (words: string) => void
  hint?: string
  isLong?: boolean
  /** Returns whether a text is accepted. Rejected text is not stored, and `error` is shown next to the field. */
  check?: (words: string) => boolean
  error?: string
}

/** A text field whose trimmed content is stored on blur and, with a single line, on Enter. */
export function WordsField({ label, value, max, onChange, hint, isLong = false, check, error }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const isRefused = typed !== null && check !== undefined && !check(typed.trim())

  function commit() {
    if (typed === null || isRefused) return
    if (typed.trim() !== value) onChange(typed.trim())
    setTyped(null)
  }

  const field = {
    size: 'xs',
    label,
    maxLength: max,
    description: hint,
    error: isRefused ? error : undefined,
    value: typed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value),
    onBlur: (_event: FocusEvent) => commit(),
  } as const
  if (isLong) return <Textarea {...field} autosize minRows={2} maxRows={6} />
  return <TextInput {...field} onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()} />
}
