import { Button, Progress } from '@mantine/core'
import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeSpeech, readSpeechOffer } from '@postwright/core/api/speech'
import type { ScriptDraft } from '@postwright/core/model/script'
import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'
import { call } from '@/lib/api-client.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { usePictureSource } from '@/stored-decks/use-picture-source.ts'
import { loadSound } from '../sound/decode-sound.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import { runCut } from './run-cut.ts'
import { isOldVoice, voiceOf, withVoices } from './scene-voices.ts'
import styles from './voice.module.css'

type Props = {
  film: ShownFilm
  isBusy: boolean
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
}

/** Has the scenes spoken that have no voice yet, or an old one, by the service that the operator has connected; nothing without one. */
export function SpeechServiceRow({ film, isBusy, onEdit }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const source = usePictureSource()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { data: offer, refetch } = useQuery({
    queryKey: ['speech', workspaceId],
    queryFn: () => call(readSpeechOffer, { workspaceId }),
  })
  const [first] = offer?.voices ?? []
  if (!offer?.isOffered || first === undefined) return null
  const voice = chosen ?? first
  const wanted = scenesToSpeak(film)

  async function speak() {
    const control = new AbortController()
    running.current = control
    const { signal } = control
    setDone(0)
    try {
      for (const [count, { id, scene }] of wanted.entries()) {
        const text = spokenText(scene).trim()
        const { media } = await call(makeSpeech, { workspaceId, text, voice }, { signal })
        const sound = await loadSound(source, media.id)
        const { parts, level } = await runCut({ sound, lengths: null }, { signal })
        const [part] = parts
        if (part) onEdit((before) => withVoices(before, new Map([[id, voiceOf(scene, media.id, part, level)]])))
        setDone(count + 1)
      }
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error))
    } finally {
      setDone(null)
      void refetch()
    }
  }

  return (
    <div className={styles.service}>
      <SelectField
        label={t('scripts:speech.voice')}
        hint={t('scripts:speech.left', { count: offer.charactersLeft })}
        value={voice}
        options={offer.voices.map((value) => ({ value, label: value }))}
        disabled={done !== null}
        onChange={setChosen}
      />
      {done === null ? (
        <Button
          variant="default"
          leftSection={<IconMessageCircle size="1.125rem" aria-hidden />}
          disabled={isBusy || wanted.length === 0}
          onClick={() => void speak()}
        >
          {t('scripts:speech.make', { count: wanted.length })}
        </Button>
      ) : (
        <>
          <Progress
            className={styles.grow}
            value={(done / Math.max(1, wanted.length)) * 100}
            aria-label={t('scripts:speech.making')}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconX size="1rem" aria-hidden />}
            onClick={() => running.current?.abort()}
          >
            {t('scripts:voice.cancel')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Scenes with words and no voice of these words. */
function scenesToSpeak({ draft, script }: ShownFilm): { id: string; scene: ScriptScene }[] {
  return script.scenes.flatMap((scene, at) => {
    const choice = draft.scenes[at]
    if (!choice || spokenText(scene).trim() === '') return []
    return choice.voice && !isOldVoice(scene, choice.voice) ? [] : [{ id: choice.id, scene }]
  })
}
