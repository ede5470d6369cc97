import { Button, FileButton, Group } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaKind } from '@postwright/core/media/media-kind'
import { MEDIA_TYPES } from '@postwright/core/media/media-type'
import type { Media } from '@postwright/core/model/media'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { useOnline } from '@/ui/use-online.ts'
import type { useMediaCommands } from './use-media-commands.ts'
import { useAlikeMedia } from '../data/media-list.ts'
import styles from './file-dialog.module.css'

/** A job that replaces a file with the file `toId`. */
export type Begun = { jobId: string; toId: string }

type Props = {
  file: Media
  commands: ReturnType<typeof useMediaCommands>
  onOpen: (mediaId: string) => void
  onBegun: (begun: Begun) => void
}

/** A replacement that needs the user's confirmation. */
type Asked = { kind: 'replace' | 'restore' | 'merge'; fromId: string; toId: string; name: string }

/** Replaces this file with another, or other files with this one. */
export function FileVersions({ file, commands, onOpen, onBegun }: Props) {
  const { t } = useTranslation(['media-library', 'common'])
  const { workspaceId } = useSignedIn()
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const [asked, setAsked] = useState<Asked | null>(null)
  const alike = useAlikeMedia(workspaceId, file)

  function questionOf({ kind, fromId, name }: Asked): string {
    const count = [file, ...alike].find(({ id }) => id === fromId)?.uses ?? 0
    if (count === 0) return t(`media-library:${kind}.questionNone`, { name })
    return t(`media-library:${kind}.question`, { name, count })
  }

  const take = (picked: File | null) =>
    picked &&
    run(async () => {
      const { uploadMedia } = await import('@/documents/data/upload-media.ts')
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const { media } = await uploadMedia(workspaceId, { name: picked.name, file: picked }, options)
      setAsked({ kind: 'replace', fromId: file.id, toId: media.id, name: media.name })
    })

  const confirm = ({ fromId, toId }: Asked) =>
    run(async () => {
      const jobId = await commands.replace(fromId, toId)
      onBegun({ jobId, toId })
      setAsked(null)
    })

  return (
    <>
      <section aria-label={t('media-library:replace.title')}>
        <h3 className={styles.heading}>{t('media-library:replace.title')}</h3>
        <p className={styles.soft}>{t('media-library:replace.text')}</p>
        <FormError message={failure} />
        <IfMay right="edit_library">
          <FileButton accept={typesLike(file)} onChange={(picked) => void take(picked)}>
            {(props) => (
              <ServiceButton
                service="media"
                {...props}
                variant="default"
                loading={isRunning && asked === null}
                disabled={!online || asked !== null}
                leftSection={<IconReplace size="1rem" aria-hidden />}
              >
                {t('media-library:replace.choose')}
              </ServiceButton>
            )}
          </FileButton>
        </IfMay>
        {asked && (
          <div className={styles.question} role="group" aria-label={t(`media-library:${asked.kind}.title`)}>
            <p>{questionOf(asked)}</p>
            <Group gap="sm">
              <Button loading={isRunning} onClick={() => void confirm(asked)}>
                {t(`media-library:${asked.kind}.confirm`)}
              </Button>
              <Button variant="default" onClick={() => setAsked(null)}>
                {t('common:action.cancel')}
              </Button>
            </Group>
          </div>
        )}
      </section>
      <Versions
        file={file}
        onRestore={(toId) => setAsked({ kind: 'restore', fromId: file.id, toId, name: file.name })}
      />
      <Alike
        files={alike}
        onOpen={onOpen}
        onMerge={({ id, name }) => setAsked({ kind: 'merge', fromId: id, toId: file.id, name })}
      />
    </>
  )
}

function typesLike({ mime }: Media): string {
  return MEDIA_TYPES.filter((type) => mediaKind(type) === mediaKind(mime)).join(',')
}

type VersionsProps = { file: Media; onRestore: (mediaId: string) => void }

/** Lists the files that this one has replaced. */
function Versions({ file, onRestore }: VersionsProps) {
  const { t } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const { urlOf } = useMediaUrls(
    workspaceId,
    file.versions.map(({ mediaId }) => mediaId),
    'small',
  )
  if (file.versions.length === 0) return null
  return (
    <section aria-label={t('media-library:versions.title')}>
      <h3 className={styles.heading}>{t('media-library:versions.title')}</h3>
      <ul className={styles.rows}>
        {file.versions.map(({ mediaId, replacedAt }, at) => (
          <li key={mediaId} className={styles.row}>
            <Thumbnail url={urlOf(mediaId)} />
            <span className={styles.grow}>
              {t('media-library:versions.replaced')} <RelativeTime instant={replacedAt} />
            </span>
            <IfMay right="edit_library">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('media-library:versions.restoreNamed', { number: file.versions.length - at })}
                onClick={() => onRestore(mediaId)}
              >
                {t('media-library:versions.restore')}
              </Button>
            </IfMay>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AlikeProps = { files: readonly Media[]; onOpen: (mediaId: string) => void; onMerge: (file: Media) => void }

/** Lists images that look like this one. */
function Alike({ files, onOpen, onMerge }: AlikeProps) {
  const { t } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const { urlOf } = useMediaUrls(
    workspaceId,
    files.map(({ id }) => id),
    'small',
  )
  if (files.length === 0) return null
  return (
    <section aria-label={t('media-library:similar.title')}>
      <h3 className={styles.heading}>{t('media-library:similar.title')}</h3>
      <ul className={styles.rows}>
        {files.map((file) => (
          <li key={file.id} className={styles.row}>
            <Thumbnail url={urlOf(file.id)} />
            <span className={styles.grow}>
              <button type="button" className={styles.textButton} onClick={() => onOpen(file.id)}>
                {file.name || t('media-library:untitled')}
              </button>
              <span className={styles.soft}>
                {file.uses === 0 ? t('media-library:uses.none') : t('media-library:uses.count', { count: file.uses })}
              </span>
            </span>
            <IfMay right="edit_library">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('media-library:merge.named', { name: file.name })}
                onClick={() => onMerge(file)}
              >
                {t('media-library:merge.action')}
              </Button>
            </IfMay>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ url }: { url: string | null }) {
  return <span className={styles.thumbnail}>{url !== null && <img src={url} alt="" loading="lazy" />}</span>
}
