import { Button, Group, Pill } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { readImportFeed } from '@postwright/core/api/import-feeds'
import { ADDRESS_MAX, IMPORT_FEEDS_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { readFeed, type ReadFeed, useSavedFeeds } from '../data/import-feeds.ts'
import styles from './feed-dialog.module.css'
import { FeedItems } from './feed-items.tsx'

const feedFormSchema = z.object({ url: z.string().trim().pipe(readImportFeed.input.shape.url) })

type Props = { lanes: readonly IdeaLane[]; onClose: () => void }

/** Reads a feed by its address and offers its items; feeds can be saved for the next time. */
export function FeedDialog({ lanes, onClose }: Props) {
  const { t } = useTranslation('ideas')
  const { user, workspaceId } = useSignedIn()
  const online = useOnline()
  const saved = useSavedFeeds(workspaceId, user.id)
  const [feed, setFeed] = useState<ReadFeed | null>(null)
  const isKept = feed !== null && saved.feeds.some((each) => each.url === feed.url)
  const formId = useId()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: feedFormSchema,
    defaultValues: { url: '' },
    async send({ url }) {
      setFeed(null)
      setFeed(await readFeed(workspaceId, url))
    },
  })

  return (
    <Dialog title={t('ideas:feed.title')} onClose={onClose} size="xl">
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.address}>
          <TextField
            label={t('ideas:feed.address')}
            hint={t('ideas:feed.hint')}
            inputMode="url"
            data-autofocus
            maxLength={ADDRESS_MAX}
            {...form.register('url')}
            error={errorOf('url', t('ideas:feed.addressMissing')) ?? failure}
          />
        </div>
        <ServiceButton
          service="feed_imports"
          className={styles.read}
          type="submit"
          loading={isSending}
          disabled={!online}
        >
          {t('ideas:feed.read')}
        </ServiceButton>
      </form>
      {saved.feeds.length > 0 && (
        <Group gap="xs" mt="sm" role="group" aria-label={t('ideas:feed.saved')}>
          {saved.feeds.map(({ id, name, url: address }) => (
            <Pill
              key={id}
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': t('ideas:feed.forget', { name }), 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => saved.forget(id)}
            >
              <button
                type="submit"
                form={formId}
                className={styles.saved}
                disabled={!online}
                onClick={() => form.setValue('url', address)}
              >
                {name}
              </button>
            </Pill>
          ))}
        </Group>
      )}
      {isSending && <SkeletonList rows={4} label={t('ideas:feed.reading')} />}
      {feed && (
        <>
          <Group mt="lg" justify="space-between">
            <h3 className={styles.title}>{feed.title === '' ? feed.url : feed.title}</h3>
            {!isKept && saved.feeds.length < IMPORT_FEEDS_MAX && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconBookmarkPlus size="1rem" aria-hidden />}
                onClick={() => saved.keep({ name: feed.title, url: feed.url })}
              >
                {t('ideas:feed.keep')}
              </Button>
            )}
          </Group>
          <FeedItems key={feed.url} items={feed.items} lanes={lanes} onDone={onClose} />
        </>
      )}
    </Dialog>
  )
}
