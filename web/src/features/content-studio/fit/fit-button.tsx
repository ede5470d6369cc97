import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fitState } from '@postwright/core/fit/fit-mark'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import type { Autosave } from '@/documents/autosave.ts'
import { ariaKeys, keyNames } from '@/ui/key-names.ts'
import { offerActions } from '@/ui/offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import type { ImagesOf } from '../components/pictures/draft-images.tsx'
import { FIT_ACTIONS } from '../fit-actions.ts'
import styles from './fit.module.css'

const FitDialog = lazyPart(async () => (await import('./fit-dialog.tsx')).FitDialog)

type Props = {
  draft: PostDraft
  /** The chosen channels. */
  connections: readonly Connection[]
  picturesOf: ImagesOf
  autosave: Autosave<PostDraft>
}

/** Opens the dialog that fits the post to its channels; indicates when a fitted version is older than the post. */
export function FitButton({ draft, connections, picturesOf, autosave }: Props) {
  const { t } = useTranslation('studio')
  const [isOpen, setOpen] = useState(false)
  useLoadWhenIdle(FitDialog.load)
  const actions = offerActions(FIT_ACTIONS, { onOpen: () => setOpen(true) })
  const keys = actions[0]?.keys ?? []
  useScreenActions(actions)
  const outdated = connections.filter(({ id }) => fitState(draft, id) === 'outdated').length
  return (
    <div className={styles.opener}>
      <Button
        size="compact-sm"
        variant="default"
        title={t('studio:fit.hint', { keys: keyNames(keys).join(' + ') })}
        aria-keyshortcuts={ariaKeys(keys)}
        leftSection={<IconAdjustments size="1rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('studio:action.fit')}
      </Button>
      {outdated > 0 && <span className={styles.outdated}>{t('studio:fit.outdated', { count: outdated })}</span>}
      {isOpen && (
        <FitDialog
          {...{ draft, connections, picturesOf }}
          onEdit={(make) => autosave.edit(make(autosave.getState().draft))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
