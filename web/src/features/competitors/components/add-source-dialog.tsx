import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { previewRadarSource } from '@postwright/core/api/radar'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { followSource, previewSource, type SourcePreview } from '../data/radar.ts'
import { NUMBERS } from '../figures.ts'
import styles from '../competitors.module.css'
import { PostLine } from './post-line.tsx'

const addressFormSchema = z.object({ address: previewRadarSource.input.shape.address })

type Found = { address: string; preview: SourcePreview }

/** Identifies an address and shows its newest posts before it is followed. */
export function AddSourceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['competitors', 'common'])
  const { workspaceId } = useSignedIn()
  const online = useOnline()
  const [found, setFound] = useState<Found | null>(null)
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: addressFormSchema,
    defaultValues: { address: '' },
    async send({ address }) {
      setFound(null)
      setFound({ address, preview: await previewSource(workspaceId, address) })
    },
  })
  return (
    <Dialog title={t('competitors:add.title')} onClose={onClose} size="xl">
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.address}>
          <TextField
            label={t('competitors:add.address')}
            hint={t('competitors:add.hint')}
            inputMode="url"
            data-autofocus
            maxLength={ADDRESS_MAX}
            {...form.register('address')}
            error={errorOf('address', t('competitors:add.missing')) ?? failure}
          />
        </div>
        <ServiceButton
          service="feed_imports"
          className={styles.look}
          type="submit"
          loading={isSending}
          disabled={!online}
        >
          {t('competitors:add.look')}
        </ServiceButton>
      </form>
      {isSending && <SkeletonList rows={3} label={t('competitors:add.reading')} />}
      {found && <Preview key={found.address} {...found} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({ address, preview, onClose }: Found & { onClose: () => void }) {
  const { t } = useTranslation(['competitors', 'common'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const { run, isRunning, failure } = useApiCall()
  const { sourceId, name, kind, platform, count, posts, followers, isFollowed } = preview
  const kindName = t(`competitors:kind.${kind}`)
  const follow = () =>
    run(async () => {
      await followSource({ workspaceId, address })
      toast.success(t('competitors:add.followed', { name }))
      onClose()
    })
  return (
    <section className={styles.preview} aria-label={t('competitors:add.preview')}>
      <h3 className={styles.name}>
        {platform && <PlatformIcon platform={platform} size={18} />}
        {name}
      </h3>
      <p className={styles.soft}>
        {platform ? `${platformName(platform)} · ${kindName}` : kindName} · {t('competitors:add.count', { count })}
        {followers !== null && ` · ${t('competitors:add.followers', { number: NUMBERS.format(followers) })}`}
      </p>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.key}>
            <PostLine post={{ ...post, sourceId }} sources={[]} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <FormError message={failure} />
      <Group justify="flex-end">
        {isFollowed && <span className={styles.soft}>{t('competitors:add.known')}</span>}
        <Button loading={isRunning} disabled={isFollowed} onClick={() => void follow()}>
          {t('competitors:add.follow')}
        </Button>
      </Group>
    </section>
  )
}
