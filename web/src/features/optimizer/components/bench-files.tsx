import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ALT_TEXT_MAX } from '@postwright/core/limits'
import { Panel } from '@/ui/panel.tsx'
import type { BenchDraft } from '../use-bench-history.ts'
import styles from './optimizer.module.css'

type Props = {
  media: BenchDraft['media']
  /** Where the pictures are, by their ids; null while that is not known. */
  urlOf: (mediaId: string) => string | null
  onChange: (media: BenchDraft['media']) => void
}

/** The files of the post with their descriptions, which belong to it as its words do. */
export function BenchFiles({ media, urlOf, onChange }: Props) {
  const { t } = useTranslation('optimizer')
  if (media.length === 0) return null
  return (
    <Panel title={t('optimizer:files.title')} id="files">
      <ul className={styles.files}>
        {media.map(({ mediaId, alt }, at) => (
          <li key={mediaId} className={styles.file}>
            <img className={styles.picture} src={urlOf(mediaId) ?? undefined} alt="" />
            <Textarea
              className={styles.alt}
              label={t('optimizer:files.alt', { number: at + 1 })}
              value={alt}
              maxLength={ALT_TEXT_MAX}
              autosize
              minRows={2}
              onChange={({ currentTarget: { value } }) =>
                onChange(media.map((file) => (file.mediaId === mediaId ? { ...file, alt: value } : file)))
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
