import { Button, FileButton, Select, ActionIcon } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@postwright/core/captions/language-tags'
import { CAPTIONS_TEXT_MAX } from '@postwright/core/limits'
import type { Media } from '@postwright/core/model/media'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { setCaptions } from '@postwright/core/api/media'
import { call } from '@/lib/api-client.ts'
import { type CaptionChannel, groupLimitedChannels } from '../../video-captions.ts'
import styles from './captions.module.css'
import { readCaptions, plainWords } from '@postwright/core/captions/caption-cues'
import type { Captions } from '@postwright/core/media/media-facts'
import { formatSecond } from '../../cover/video-frame.ts'

export type CaptionsDialogProps = {
  video: Media
  /** The channels that show captions. */
  takers: readonly CaptionChannel[]
  onClose: () => void
}

const TYPES = '.vtt,.srt,text/vtt,application/x-subrip'

/** Lists the languages of a video's captions, which can be removed, and uploads captions for more. */
export function CaptionsDialog({ video, takers, onClose }: CaptionsDialogProps) {
  const { t } = useTranslation('crop')
  const { id: mediaId, workspaceId } = video
  const { captions } = useMediaFacts(workspaceId, [mediaId]).find(mediaId) ?? video
  const [language, setLanguage] = useState('en')
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const forgetFile = useRef<() => void>(null)

  async function add(chosen: File | null) {
    if (!chosen) return
    // Resets the file input, so that the same file can be chosen again once it is fixed.
    forgetFile.current?.()
    const file = await chosen.text()
    setTooLarge(file.length > CAPTIONS_TEXT_MAX)
    // An empty file would remove the captions.
    if (file.length <= CAPTIONS_TEXT_MAX) {
      await run(() => call(setCaptions, { workspaceId, mediaId, language, file: file === '' ? ' ' : file }))
    }
  }

  function remove(gone: Media['captions'][number]) {
    void run(async () => {
      await call(setCaptions, { workspaceId, mediaId, language: gone.language, file: '' })
      toast.undo(t('crop:captions.removed', { language: languageName(gone.language) }), {
        label: t('crop:captions.undo'),
        // The dialog may be closed by then.
        onUndo: () =>
          void call(setCaptions, { workspaceId, mediaId, ...gone }).catch(() => toast.error(t('common:error.generic'))),
      })
    })
  }

  return (
    <Dialog title={t('crop:captions.title')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.hint}>{t('crop:captions.for', { handles: namesOf(takers) })}</p>
        {captions.length === 0 ? (
          <p className={styles.none}>{t('crop:captions.none')}</p>
        ) : (
          <ul className={styles.list}>
            {captions.map((each) => (
              <CaptionsRow
                key={each.language}
                captions={each}
                isBusy={isRunning || !online}
                onRemove={() => remove(each)}
              />
            ))}
          </ul>
        )}
        {groupLimitedChannels(takers, captions.length).map(({ count, takers: fewer }) => (
          <p key={count} className={styles.hint}>
            {t('crop:captions.first', { count, handles: namesOf(fewer) })}
          </p>
        ))}
        <div className={styles.add}>
          <Select
            label={t('crop:captions.language')}
            data={CAPTION_LANGUAGES}
            value={language}
            allowDeselect={false}
            searchable
            nothingFoundMessage={t('crop:captions.noLanguage')}
            onChange={(next) => setLanguage(next ?? language)}
          />
          <FileButton accept={TYPES} resetRef={forgetFile} onChange={(file) => void add(file)}>
            {(props) => (
              <Button
                {...props}
                leftSection={<IconPlus size="1.125rem" aria-hidden />}
                loading={isRunning}
                disabled={!online}
              >
                {t(captions.some((each) => each.language === language) ? 'crop:captions.replace' : 'crop:captions.add')}
              </Button>
            )}
          </FileButton>
        </div>
        {!online && <p className={styles.hint}>{t('crop:captions.offline')}</p>}
        <FormError message={isTooLarge ? t('crop:captions.tooLarge') : failure} />
      </div>
    </Dialog>
  )
}

const namesOf = (takers: readonly CaptionChannel[]): string => takers.map(({ handle }) => handle).join(', ')

const SECOND = 1000

type Props = { captions: Captions; isBusy: boolean; onRemove: () => void }

/** Shows the captions in one language: the number of lines, the end time and the first words. */
function CaptionsRow({ captions: { language, file }, isBusy, onRemove }: Props) {
  const { t } = useTranslation('crop')
  const cues = readCaptions(file) ?? []
  const name = languageName(language)
  const until = formatSecond((cues.at(-1)?.to ?? 0) / SECOND)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{t('crop:captions.lines', { count: cues.length, until })}</p>
        <p className={styles.first} lang={language} dir="auto">
          {plainWords(cues[0]?.text ?? '')}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('crop:captions.remove', { language: name })}
        disabled={isBusy}
        onClick={onRemove}
      >
        <IconTrash size="1.125rem" aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** The most common caption languages. */
const CODES = [
  'ar',
  'bn',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'ta',
  'te',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-TW',
]

/** Options of the select, sorted by name. */
const CAPTION_LANGUAGES = CODES.map((value) => ({ value, label: languageName(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)
