import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIBRARY_NAME_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/one-line'
import { TextField } from '@/ui/text-field.tsx'

const nameSchema = oneLine(LIBRARY_NAME_MAX)

type Props = { name: string; untitled: string; onName: (name: string) => void }

/** What something is called. A name that cannot be stored stays in the field as long as it is typed; the last good one counts. */
export function NameField({ name, untitled, onName }: Props) {
  const { t } = useTranslation('library')
  const [typed, setTyped] = useState<string | null>(null)
  const [isNew] = useState(name === untitled)
  const isRefused = typed !== null && !nameSchema.safeParse(typed).success

  function type(text: string) {
    setTyped(text)
    const read = nameSchema.safeParse(text)
    if (read.success) onName(read.data)
  }

  return (
    <TextField
      label={t('library:name')}
      autoFocus={isNew}
      onFocus={(event) => isNew && event.currentTarget.value === untitled && event.currentTarget.select()}
      maxLength={LIBRARY_NAME_MAX}
      value={typed ?? name}
      error={isRefused && t('library:nameMissing')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
