import { useState } from 'react'
import { toOneLine } from '@postwright/core/text/text-fields'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  label: string
  value: string
  max: number
  onLine: (line: string) => void
  readOnly: boolean
  /** Said while it is empty, where it may not be; the last line stays then. */
  missing?: string
  hint?: string
  placeholder?: string
}

/** One line that can always be stored. It stays as it is typed while it is typed, and is shown as it is stored afterwards. */
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
