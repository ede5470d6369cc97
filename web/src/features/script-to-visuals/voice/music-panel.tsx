import { Button } from '@mantine/core'
import { IconLibrary, IconMusic } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MusicBed, type ScriptDraft, DUCK_MAX, MUSIC_LEVEL_MIN } from '@postwright/core/model/script'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { formatLength } from '@/ui/format-length.ts'
import { Panel } from '@/ui/panel.tsx'
import { toast } from '@/ui/toast.tsx'
import { DecibelSlider } from './decibel-slider.tsx'
import { ImportButton, StoringBar } from './sound-import.tsx'
import { checkSoundFile, SoundFault } from './sound-fault.ts'
import styles from './voice.module.css'
import { AUDIO_TYPES } from '@postwright/core/media/media-type'
import { useImageLibrary } from '@/lib/media/use-image-library.ts'
import { useSettings } from '@/preferences/settings.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'

type Props = {
  music: MusicBed
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** Edits the music of the whole film, which is quieter while someone speaks. */
export function MusicPanel({ music, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const [share, setShare] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const hasMusic = music.mediaId !== ''
  const facts = useMediaFacts(workspaceId, hasMusic ? [music.mediaId] : [])
  const file = facts.find(music.mediaId)
  const set = (fields: Partial<MusicBed>) => onEdit((before) => ({ ...before, music: { ...before.music, ...fields } }))

  async function addFile(added: File) {
    const control = new AbortController()
    running.current = control
    setShare(0)
    try {
      checkSoundFile(added)
      const options = { signal: control.signal, onProgress: setShare }
      const { media } = await uploadMedia(workspaceId, { name: added.name, file: added }, options)
      set({ mediaId: media.id })
    } catch (error) {
      if (control.signal.aborted) return
      toast.error(error instanceof SoundFault ? t(`scripts:voice.fault.${error.fault}`) : errorText(error))
    } finally {
      setShare(null)
    }
  }

  return (
    <Panel id="music" title={t('scripts:music.title')} description={t('scripts:music.description')}>
      <div className={styles.stack}>
        {hasMusic && (
          <p className={styles.song}>
            <IconMusic size="1.125rem" aria-hidden />
            {file ? (
              <>
                <span className={styles.words}>{file.name}</span>
                <span className={styles.length}>{formatLength(file.durationMs ?? 0)}</span>
              </>
            ) : (
              <span className={styles.soft}>
                {t(facts.isComplete ? 'scripts:music.gone' : 'scripts:music.loading')}
              </span>
            )}
          </p>
        )}
        {hasMusic && (
          <div className={styles.levels}>
            <Level
              label={t('scripts:music.level')}
              min={MUSIC_LEVEL_MIN}
              max={0}
              value={music.level}
              isReadOnly={isReadOnly}
              onLevel={(level) => set({ level })}
            />
            <Level
              label={t('scripts:music.duck')}
              min={0}
              max={DUCK_MAX}
              value={music.duck}
              isReadOnly={isReadOnly}
              onLevel={(duck) => set({ duck })}
            />
          </div>
        )}
        {share !== null && <StoringBar share={share} onCancel={() => running.current?.abort()} />}
        {!isReadOnly && (
          <div className={styles.buttons}>
            <ImportButton
              size="compact-sm"
              variant="default"
              loading={share !== null}
              onFile={(file) => void addFile(file)}
            >
              {t(hasMusic ? 'scripts:music.replace' : 'scripts:music.add')}
            </ImportButton>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconLibrary size="1rem" aria-hidden />}
              disabled={share !== null}
              onClick={() => setChoosing(true)}
            >
              {t('scripts:music.choose')}
            </Button>
            {hasMusic && (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => set({ mediaId: '' })}>
                {t('scripts:music.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isChoosing && (
        <SoundDialog
          onClose={() => setChoosing(false)}
          onChoose={(mediaId) => {
            setChoosing(false)
            set({ mediaId })
          }}
        />
      )}
    </Panel>
  )
}

type LevelProps = {
  label: string
  min: number
  max: number
  value: number
  isReadOnly: boolean
  onLevel: (level: number) => void
}

/** Slider for a level in decibels. */
function Level({ label, min, max, value, isReadOnly, onLevel }: LevelProps) {
  const { t } = useTranslation('scripts')
  return (
    <div>
      <p className={styles.label}>
        {label} <span className={styles.length}>{t('scripts:voice.decibels', { level: value })}</span>
      </p>
      <DecibelSlider {...{ label, min, max, value, isReadOnly, onLevel }} step={1} />
    </div>
  )
}

type SoundDialogProps = { onChoose: (mediaId: string) => void; onClose: () => void }

/** Lets the user choose one of the workspace's sounds. */
function SoundDialog({ onChoose, onClose }: SoundDialogProps) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging } = useImageLibrary(workspaceId, AUDIO_TYPES, itemsPerPage)
  const read = page.status === 'ready' && page.data.length === 0 ? { status: 'missing' as const } : page
  return (
    <Dialog title={t('scripts:music.library')} onClose={onClose}>
      <DataState
        read={read}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('scripts:music.error')}
        missing={<EmptyState title={t('scripts:music.none.title')} text={t('scripts:music.none.text')} />}
      >
        {(sounds) => (
          <ul className={styles.sounds}>
            {sounds.map(({ id, name, durationMs, url }) => (
              <li key={id} className={styles.sound}>
                <div className={styles.song}>
                  <span className={styles.words}>{name}</span>
                  <span className={styles.length}>{formatLength(durationMs ?? 0)}</span>
                  <Button size="compact-sm" onClick={() => onChoose(id)} aria-label={t('scripts:music.use', { name })}>
                    {t('scripts:music.useShort')}
                  </Button>
                </div>
                {url !== null && <audio className={styles.audio} src={url} controls preload="none" aria-label={name} />}
              </li>
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={t('scripts:music.library')} paging={paging} size="compact-sm" />
    </Dialog>
  )
}
