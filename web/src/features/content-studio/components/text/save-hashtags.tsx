import { Button } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { HASHTAG_GROUP_NAME_MAX, HASHTAG_GROUP_TAGS_MAX, HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { hashtagGroupDrafts, hashtagGroupDraftSchema } from '@/posts/data/hashtag-group-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import styles from './hashtags-menu.module.css'

type Props = {
  hashtags: readonly string[]
  /** How many groups there are. */
  groups: number
  onDone: () => void
}

/** Makes a group of the hashtags of the text, under a name. */
export function SaveHashtags({ hashtags, groups, onDone }: Props) {
  const { t } = useTranslation('hashtags')
  const { user, workspaceId } = useSignedIn()
  const [name, setName] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const read = hashtagGroupDraftSchema.shape.name.safeParse(name)

  function save(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (!read.success) return
    const draft = { name: read.data, hashtags: hashtags.slice(0, HASHTAG_GROUP_TAGS_MAX) }
    const documentId = hashtagGroupDrafts.server.newId(workspaceId)
    void beginDocument(hashtagGroupDrafts, { uid: user.id, workspaceId, documentId, draft }).then((outcome) =>
      outcome === 'written'
        ? toast.success(t('hashtags:composer.saved', { name: draft.name }))
        : toast.error(t('hashtags:notCreated')),
    )
    onDone()
  }

  if (groups >= HASHTAG_GROUPS_MAX) return null
  if (name === null) {
    return (
      <Button size="compact-sm" variant="subtle" onClick={() => setName('')}>
        {t('hashtags:composer.save', { count: hashtags.length })}
      </Button>
    )
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        autoFocus
        label={t('hashtags:group.name')}
        maxLength={HASHTAG_GROUP_NAME_MAX}
        value={name}
        error={isTried && !read.success && t('hashtags:group.nameMissing')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-md">
        {t('hashtags:composer.saveNow')}
      </Button>
    </form>
  )
}
