import { Button, Progress } from '@mantine/core'
import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeSpeech, readSpeechOffer } from '@postwright/core/api/speech'
import type { SceneVoice, ScriptDraft } from '@postwright/core/model/script'
import { spokenText } from '@postwright/core/script/script-scene'
import { call } from '@/lib/api-client.ts'
import { retryWhileRateLimited } from '@/lib/retry-while-rate-limited.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { loadSound } from '../sound/decode-sound.ts'
import { changeScene } from '../new-script.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import { runCut } from './run-cut.ts'
import { isOldVoice, voiceOf } from './scene-voices.ts'
import styles from './voice.module.css'

type Props = {
  film: ShownFilm
  isBusy: boolean
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
}

/**
 * Generates speech for scenes that have no voice or an outdated one, using the service that the operator has connected. Renders nothing without a
 * service.
 */
export function SpeechServiceRow({ film, isBusy, onEdit }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [making, setMaking] = useState<{ done: number; count: number } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { data: offer, refetch } = useQuery({
    queryKey: ['speech', workspaceId],
    queryFn: () => call(readSpeechOffer, { workspaceId }),
  })
  const [first] = offer?.voices ?? []
  if (!offer?.isOffered || first === undefined) return null
  const voice = chosen ?? first
  const wanted = scenesToSpeak(film, offer.charactersMax)

  /**
   * Requests speech for the scenes. Each request is paid for, so a pending request is awaited and its result used even after the user has left the
   * screen.
   */
  async function speak() {
    const control = new AbortController()
    running.current = control
    const { signal } = control
    setMaking({ done: 0, count: wanted.length })
    try {
      for (const [at, { id, scene, known }] of wanted.entries()) {
        signal.throwIfAborted()
        const text = spokenText(scene).trim()
        const { media } = await retryWhileRateLimited(signal, () => call(makeSpeech, { workspaceId, text, voice }))
        const { parts, level } = await runCut({ sound: await loadSound(workspaceId, media.id), lengths: null })
        const [part] = parts
        if (part) {
          const made = voiceOf(scene, media.id, part, level)
          // The user may have recorded the scene in the meantime.
          const isUntouched = (draft: ScriptDraft) => has(draft, id, known)
          onEdit((before) => (isUntouched(before) ? changeScene(before, id, { voice: made }) : before))
        }
        setMaking({ done: at + 1, count: wanted.length })
      }
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error))
    } finally {
      setMaking(null)
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
        disabled={making !== null}
        onChange={setChosen}
      />
      {making === null ? (
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
            value={(making.done / making.count) * 100}
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

/** Returns scenes with words but no voice for these words, each with its current voice. Texts that are too long for a request are omitted. */
function scenesToSpeak({ draft, script }: ShownFilm, charactersMax: number) {
  return script.scenes.flatMap((scene, at) => {
    const choice = draft.scenes[at]
    const text = spokenText(scene).trim()
    if (!choice || text === '' || text.length > charactersMax) return []
    const { id, voice: known } = choice
    return known && !isOldVoice(scene, known) ? [] : [{ id, scene, known }]
  })
}

function has(draft: ScriptDraft, sceneId: string, voice: SceneVoice | null): boolean {
  const now = draft.scenes.find(({ id }) => id === sceneId)?.voice ?? null
  return now?.mediaId === voice?.mediaId && now?.from === voice?.from
}
