import { useState } from 'react'
import { toOneLine } from '@postwright/core/text/text-fields'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  label: string
  value: string
  max: number
  onLine: (line: string) => void
  readOnly: boolean
  /** Message for an empty required field, whose previous value is kept. */
  missing?: string
  hint?: string
  placeholder?: string
}

/** A single-line field whose value can always be stored. It shows the typed text while editing, and the stored text afterwards. */
export function LineField({ value, max, onLine, missing, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const isMissing = missing !== undefined && typed !== null && toOneLine(typed, max) === null
  return (
    <TextField
      {...input}
      value={typed ?? value}
      maxLength={max}
      error={isMissing && missing}
      onChange={({ currentTarget }) => {
        const line = toOneLine(currentTarget.value, max)
        setTyped(currentTarget.value)
        if (line !== null || missing === undefined) onLine(line ?? '')
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
