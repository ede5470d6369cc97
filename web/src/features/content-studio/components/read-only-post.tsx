import { Button } from '@mantine/core'
import { IconCopy, IconPencilPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { IfMay } from '@/session/if-may.tsx'
import { Notice } from '@/ui/notice.tsx'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { PublicationPanel } from './schedule/publication-panel.tsx'
import type { ImagesOf } from './pictures/draft-images.tsx'
import styles from './composer.module.css'

/** A read-only post accepts no files. */
const NO_UPLOADS = { pending: [] }

type Props = {
  /** Reason why the post is read-only: it is published, being sent, planned by others, or the user's role does not include writing. */
  reason: 'published' | 'sending' | 'planned' | 'role'
  draft: PostDraft
  picturesOf: ImagesOf
  variants: readonly Variant[]
  connections: readonly Connection[]
  onDuplicate: () => void
  onWrite: () => void
  /** True when this replaced the editor: the focused element was removed with the editor. */
  followsEditor: boolean
}

/** Shows why a post is read-only, with its publications and previews, and offers to duplicate it or to write a new one. */
export function ReadOnlyPost(props: Props) {
  const { reason, draft, picturesOf, variants, connections, onDuplicate, onWrite, followsEditor } = props
  const { t } = useTranslation('studio')
  const top = useRef<HTMLDivElement>(null)
  const where = new Set(variants.filter(({ state }) => state !== 'cancelled').map(({ connectionId }) => connectionId))
  const shown = connections.filter(({ id }) => (where.size > 0 ? where.has(id) : draft.connectionIds.includes(id)))

  useEffect(() => {
    if (followsEditor && document.activeElement === document.body) top.current?.focus()
  }, [followsEditor])

  return (
    <div ref={top} tabIndex={-1} className={styles.readOnly}>
      <Notice title={t(`studio:readOnly.${reason}`)} text={t(`studio:readOnly.${reason}Text`)}>
        <IfMay right="write_drafts">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCopy size="1rem" aria-hidden />}
            onClick={onDuplicate}
          >
            {t('studio:readOnly.duplicate')}
          </Button>
          <Button size="compact-sm" leftSection={<IconPencilPlus size="1rem" aria-hidden />} onClick={onWrite}>
            {t('studio:readOnly.write')}
          </Button>
        </IfMay>
      </Notice>
      <div className={styles.columns}>
        <div className={styles.main}>
          {shown.length === 0 && <Words draft={draft} />}
          <PublicationPanel variants={variants} connections={connections} showsRecord />
        </div>
        <div className={styles.side}>
          {shown.length > 0 && (
            <PreviewPanel connections={shown} draft={draft} picturesOf={picturesOf} uploads={NO_UPLOADS} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Shows the text of a post without channels, which no preview shows. */
function Words({ draft: { text, thread } }: { draft: PostDraft }) {
  const { t } = useTranslation('studio')
  const parts = [text, ...thread].filter((part) => part !== '')
  return (
    <section className={styles.words} aria-label={t('studio:readOnly.text')}>
      {parts.length === 0 ? (
        <p className={styles.noWords}>{t('studio:readOnly.noText')}</p>
      ) : (
        parts.map((part, place) => <p key={place}>{part}</p>)
      )}
    </section>
  )
}
