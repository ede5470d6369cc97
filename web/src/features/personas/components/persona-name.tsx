import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PERSONA_NAME_MAX } from '@postwright/core/model/persona-limits'
import { personaDraftSchema } from '@postwright/core/model/persona'
import { TextField } from '@/ui/text-field.tsx'

type Props = { name: string; onName: (name: string) => void }

/** What the persona is called. A name that cannot be stored stays in the field while it is typed; the last good one counts. */
export function PersonaName({ name, onName }: Props) {
  const { t } = useTranslation('personas')
  const [typed, setTyped] = useState<string | null>(null)
  const isRefused = typed !== null && !personaDraftSchema.shape.name.safeParse(typed).success

  function type(text: string) {
    setTyped(text)
    const read = personaDraftSchema.shape.name.safeParse(text)
    if (read.success) onName(read.data)
  }

  return (
    <TextField
      label={t('personas:who.name')}
      maxLength={PERSONA_NAME_MAX}
      value={typed ?? name}
      error={isRefused && t('personas:who.nameMissing')}
      onFocus={(event) => name === t('personas:unnamed') && event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
