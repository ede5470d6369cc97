import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconExternalLink, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { resolveVariant } from '@postwright/core/api/posts'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useResolveVariant } from '@/posts/publications/use-resolve-variant.ts'
import { spanText } from '@/posts/times/span-text.tsx'
import styles from './handed-over.module.css'
import { useMediaUrls } from '@/lib/media/media-urls.ts'

/** Milliseconds after its planned time from which a post handed over to a person is shown as late. */
const LATE = 5 * 60_000

const linkSchema = z.object({ url: z.string().trim().pipe(z.literal('').or(resolveVariant.input.shape.url.unwrap())) })

/** A publication that a person publishes: the content to copy, a link to the network, and a button to confirm it is published. */
export function HandedOver({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { running, settle } = useResolveVariant(variant)
  const { form, submit, failure, errorOf } = useApiForm({
    schema: linkSchema,
    defaultValues: { url: '' },
    mode: 'onChange',
    send: ({ url }) => settle('it_went_out', url === '' ? undefined : url),
  })
  const now = useNow(30_000)
  const { text, title } = variant.content
  const platform = platformName(variant.platform)
  /** True if the network already has the files, as a draft. */
  const isDraftThere = variant.error?.kind === 'finish_in_app'
  const address = PLATFORM_MODULES[variant.platform].compose(text)
  const late = now - variant.scheduled.instant
  const span = spanText(late)

  return (
    <Stack gap="sm" className={styles.box}>
      {late > LATE && (
        <p className={styles.late}>
          {t('publishing:handedOver.late', { span: t(`publishing:span.${span.key}`, span.parts) })}
        </p>
      )}
      <ol className={styles.steps}>
        <li>
          <Group gap="xs">
            {title !== '' && <CopyButton value={title}>{t('publishing:handedOver.copyTitle')}</CopyButton>}
            {text !== '' && <CopyButton value={text}>{t('publishing:handedOver.copyText')}</CopyButton>}
          </Group>
          {!isDraftThere && <HandedOverFiles variant={variant} />}
        </li>
        <li>
          {address === null || isDraftThere ? (
            t(`publishing:handedOver.${isDraftThere ? 'finish' : 'go'}`, { platform })
          ) : (
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              rightSection={<IconExternalLink size="0.875rem" aria-hidden />}
            >
              {t('publishing:handedOver.open', { platform })}
            </Button>
          )}
        </li>
        <IfMay right="plan_posts">
          <li>
            <FormError message={failure} />
            <form className={styles.form} onSubmit={submit} noValidate>
              <TextInput
                className={styles.link}
                label={t('publishing:handedOver.link')}
                {...form.register('url')}
                error={errorOf('url', t('publishing:handedOver.linkInvalid'))}
              />
              <Button type="submit" loading={running === 'it_went_out'}>
                {t('publishing:handedOver.done')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                loading={running === 'dismiss'}
                onClick={() => void settle('dismiss')}
              >
                {t('publishing:action.dismiss')}
              </Button>
            </form>
          </li>
        </IfMay>
      </ol>
    </Stack>
  )
}

/** The files of a publication that a person publishes, to be saved and added at the network in this order. */
function HandedOverFiles({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { media } = variant.content
  const urls = useMediaUrls(
    variant.workspaceId,
    media.map(({ mediaId }) => mediaId),
  )
  if (media.length === 0) return null
  return (
    <ul className={styles.files}>
      {media.map(({ mediaId, alt, mime }, at) => {
        const url = urls.urlOf(mediaId)
        const name = t('publishing:handedOver.file', { number: at + 1 })
        return (
          <li key={mediaId}>
            {url === null ? (
              name
            ) : (
              <a href={url} download={`${at + 1}.${mime.replace(/^.*\//, '')}`}>
                <IconDownload size="0.875rem" aria-hidden /> {name}
              </a>
            )}
            {alt !== '' && <span className={styles.alt}>{alt}</span>}
          </li>
        )
      })}
    </ul>
  )
}
