import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HASHTAG_GROUP_NAME_MAX } from '@postwright/core/limits'
import { hashtagGroupDraftSchema } from '@/posts/data/hashtag-group-drafts.ts'
import { TextField } from '@/ui/text-field.tsx'

type Props = { name: string; onName: (name: string) => void }

/** What the group is called. A name that cannot be stored stays in the field as long as it is typed; the last good one counts. */
export function GroupNameField({ name, onName }: Props) {
  const { t } = useTranslation('hashtags')
  const [typed, setTyped] = useState<string | null>(null)
  const [isNew] = useState(name === t('hashtags:untitled'))
  const isRefused = typed !== null && !hashtagGroupDraftSchema.shape.name.safeParse(typed).success

  function type(text: string) {
    setTyped(text)
    const read = hashtagGroupDraftSchema.shape.name.safeParse(text)
    if (read.success) onName(read.data)
  }

  return (
    <TextField
      label={t('hashtags:group.name')}
      autoFocus={isNew}
      onFocus={(event) => isNew && event.currentTarget.value === t('hashtags:untitled') && event.currentTarget.select()}
      maxLength={HASHTAG_GROUP_NAME_MAX}
      value={typed ?? name}
      error={isRefused && t('hashtags:group.nameMissing')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
