import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { Avatar } from '@/ui/avatar.tsx'
import { PreviewPictures } from './preview-pictures.tsx'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { FoldedText } from './folded-text.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import styles from './network-preview.module.css'

type Props = { connection: Connection; text: string; pictures: readonly DraftPicture[] }

/** A post as a network shows it in a timeline, in that network's own colours. */
export function NetworkPreview({ connection, text, pictures }: Props) {
  const { t } = useTranslation('studio')
  const { platform, name, handle, avatar } = connection
  return (
    <article className={styles.card} data-platform={platform}>
      <Avatar name={name} src={avatar} size={42} />
      <div className={styles.body}>
        <p className={styles.by}>
          <strong className={styles.name}>{name === '' ? handle : name}</strong>{' '}
          <span className={styles.faint}>
            @{handle.replace(/^@/, '')} · {t('studio:preview.now')}
          </span>
        </p>
        {text.trim() === '' && pictures.length === 0 ? (
          <p className={styles.faint}>{t('studio:preview.noText')}</p>
        ) : (
          <FoldedText key={text} text={text} fold={contractFor(connection).fold} />
        )}
        {pictures.length > 0 && <PreviewPictures pictures={pictures} />}
      </div>
    </article>
  )
}
