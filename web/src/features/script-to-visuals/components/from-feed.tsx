import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FeedItem, readImportFeed } from '@postwright/core/api/import-feeds'
import type { OutputOf } from '@postwright/core/endpoint'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import styles from './scripts.module.css'

const formSchema = z.object({ url: z.string().trim().pipe(readImportFeed.input.shape.url) })

type Props = { onBegin: (name: string, text: string) => Promise<void> }

/** Starts a script from an entry of a web feed, with its title as the heading. */
export function FromFeed({ onBegin }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const isOnline = useOnline()
  const [feed, setFeed] = useState<OutputOf<typeof readImportFeed> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const errorText = useErrorText()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: formSchema,
    defaultValues: { url: '' },
    async send({ url }) {
      setFeed(null)
      setFeed(await call(readImportFeed, { workspaceId, url }))
    },
  })

  async function begin(item: FeedItem) {
    setBusy(true)
    try {
      await onBegin(item.title, textOf(item))
    } catch (error) {
      toast.error(errorText(error))
      setBusy(false)
    }
  }

  return (
    <>
      <form className={styles.feed} onSubmit={submit} noValidate>
        <TextField
          label={t('scripts:new.feed.address')}
          inputMode="url"
          maxLength={ADDRESS_MAX}
          {...form.register('url')}
          error={errorOf('url', t('scripts:new.feed.missing')) ?? failure}
        />
        <ServiceButton service="feed_imports" type="submit" variant="default" loading={isSending} disabled={!isOnline}>
          {t('scripts:new.feed.read')}
        </ServiceButton>
      </form>
      {isSending && <SkeletonList rows={4} label={t('scripts:new.loading')} />}
      {feed?.items.length === 0 && (
        <EmptyState drawing="search" level={2} title={t('scripts:new.feed.none')} text={t('scripts:new.noneText')} />
      )}
      {feed && (
        <ul className={styles.sources} aria-label={t('scripts:new.way.feed')}>
          {feed.items.map((item) => (
            <li key={item.id}>
              <UnstyledButton className={styles.source} disabled={isBusy} onClick={() => void begin(item)}>
                {item.title || item.text.slice(0, 100)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function textOf({ title, text }: FeedItem): string {
  return [title === '' ? '' : `# ${title}`, text].filter((part) => part.trim() !== '').join('\n\n')
}
