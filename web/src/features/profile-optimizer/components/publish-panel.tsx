import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { publishLinkPage, unpublishLinkPage } from '@postwright/core/api/link-pages'
import type { PageFault } from '@postwright/core/link-page/page-faults'
import { type LinkPage, type LinkPageDraft, LINK_PAGE_DECKS_MAX, PAGE_NAME_MAX } from '@postwright/core/model/link-page'
import type { Autosave } from '@/documents/autosave.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'

import { call } from '@/lib/api-client.ts'
import { suggestName } from '../edit-blocks.ts'
import styles from './link-page.module.css'

const nameSchema = publishLinkPage.input.pick({ pageName: true })

type Props = {
  page: LinkPage
  autosave: Autosave<LinkPageDraft>
  faults: readonly PageFault[]
  isReadOnly: boolean
}

/** The address of a page, whether it is published, and the problems that prevent publishing. */
export function PublishPanel({ page, autosave, faults, isReadOnly }: Props) {
  const { t } = useTranslation('link-page')
  const { workspaceId } = useSignedIn()
  const place = { workspaceId, pageId: page.id }
  const { pageName: live } = page
  const withdrawal = useApiCall()
  const { form, submit, errorOf, failure, setFailure, isSending } = useApiForm({
    schema: nameSchema,
    // Updates when another user has published the page under another name, unless a name is being typed.
    values: { pageName: live || suggestName(page.title) },
    resetOptions: { keepDirtyValues: true },
    send: async ({ pageName }): Promise<void> => {
      const saved = await autosave.flush()
      if (!saved.ok) return setFailure(t('link-page:publish.notSaved'))
      const { page: published } = await call(publishLinkPage, { ...place, pageName })
      form.reset({ pageName: published.pageName })
      toast.success(t('link-page:publish.done'))
    },
  })
  const takeOff = () =>
    withdrawal.run(async () => {
      await call(unpublishLinkPage, place)
      toast.undo(t('link-page:publish.withdrawn'), {
        label: t('link-page:undo'),
        onUndo: () => void withdrawal.run(() => call(publishLinkPage, { ...place, pageName: live })),
      })
    })
  const hasChanges = live !== '' && page.rev !== page.publishedRev
  const address = `${location.origin}/@${live}`
  const [first] = faults
  return (
    <section className={styles.panel} aria-label={t('link-page:publish.title')}>
      <div className={styles.row}>
        <h2 className={styles.name}>{t('link-page:publish.title')}</h2>
        <span className={styles.soft} role="status">
          {t(`link-page:publish.${statusOf(live, hasChanges)}`)}
        </span>
      </div>
      <FormError message={failure ?? withdrawal.failure} />
      <form className={styles.stack} onSubmit={submit} noValidate>
        <TextField
          {...form.register('pageName')}
          label={t('link-page:publish.address')}
          hint={t('link-page:publish.hint', { start: `${location.host}/@` })}
          maxLength={PAGE_NAME_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          readOnly={isReadOnly}
          error={errorOf('pageName', t('link-page:publish.wrong'))}
        />
        {first && (
          <p className={styles.soft}>
            {first.at === 'blocks'
              ? t(`link-page:fault.${first.fault}`, { max: LINK_PAGE_DECKS_MAX })
              : t('link-page:publish.faults', { count: faults.length })}
          </p>
        )}
        <div className={styles.buttons}>
          {!isReadOnly && (
            <Button type="submit" loading={isSending} disabled={faults.length > 0}>
              {t(live === '' ? 'link-page:publish.publish' : 'link-page:publish.again')}
            </Button>
          )}
          {live !== '' && (
            <>
              <Button
                component="a"
                href={address}
                target="_blank"
                rel="noopener"
                variant="default"
                leftSection={<IconExternalLink size="1rem" aria-hidden />}
              >
                {t('link-page:publish.open')}
              </Button>
              <CopyButton value={address}>{t('link-page:publish.copy')}</CopyButton>
              {!isReadOnly && (
                <Button variant="subtle" color="gray" loading={withdrawal.isRunning} onClick={() => void takeOff()}>
                  {t('link-page:publish.unpublish')}
                </Button>
              )}
            </>
          )}
        </div>
      </form>
    </section>
  )
}

function statusOf(live: string, hasChanges: boolean): 'off' | 'changed' | 'live' {
  if (live === '') return 'off'
  return hasChanges ? 'changed' : 'live'
}
