import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HASHTAG_GROUP_NAME_MAX, HASHTAG_GROUP_TAGS_MAX, HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
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
  const [isNaming, setNaming] = useState(false)

  if (groups >= HASHTAG_GROUPS_MAX) return null
  if (isNaming) return <GroupForm hashtags={hashtags} onDone={onDone} />
  return (
    <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
      {t('hashtags:composer.save', { count: hashtags.length })}
    </Button>
  )
}

function GroupForm({ hashtags, onDone }: Omit<Props, 'groups'>) {
  const { t } = useTranslation('hashtags')
  const { user, workspaceId } = useSignedIn()
  const { form, submit, failure, errorOf } = useApiForm({
    schema: hashtagGroupDraftSchema,
    defaultValues: { name: '', hashtags: hashtags.slice(0, HASHTAG_GROUP_TAGS_MAX) },
    worksOffline: true,
    async send(draft) {
      const documentId = hashtagGroupDrafts.server.newId(workspaceId)
      void beginDocument(hashtagGroupDrafts, { uid: user.id, workspaceId, documentId, draft }).then((outcome) =>
        outcome === 'written'
          ? toast.success(t('hashtags:composer.saved', { name: draft.name }))
          : toast.error(t('hashtags:notCreated')),
      )
      onDone()
    },
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...form.register('name')}
        autoFocus
        label={t('hashtags:group.name')}
        maxLength={HASHTAG_GROUP_NAME_MAX}
        error={errorOf('name', t('hashtags:group.nameMissing')) ?? failure}
      />
      <Button type="submit" size="compact-md">
        {t('hashtags:composer.saveNow')}
      </Button>
    </form>
  )
}
