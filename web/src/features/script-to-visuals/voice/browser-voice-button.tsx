import { Button } from '@mantine/core'
import { IconEar, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'

/** Reads a scene aloud with a voice of this browser. Videos cannot include such a voice, because browsers do not give pages its audio. */
export function BrowserVoiceButton({ scene, language }: { scene: ScriptScene; language: string }) {
  const { t } = useTranslation('scripts')
  const [isSpeaking, setSpeaking] = useState(false)
  const hasVoices = useBrowserVoices()
  useEffect(() => (isSpeaking ? () => window.speechSynthesis.cancel() : undefined), [isSpeaking])
  const text = spokenText(scene)
  if (!hasVoices || text.trim() === '') return null

  function toggle() {
    window.speechSynthesis.cancel()
    if (isSpeaking) return setSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.addEventListener('end', () => setSpeaking(false))
    utterance.addEventListener('error', () => setSpeaking(false))
    window.speechSynthesis.speak(utterance)
    setSpeaking(true)
  }

  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={isSpeaking ? <IconPlayerStop size="1rem" aria-hidden /> : <IconEar size="1rem" aria-hidden />}
      onClick={toggle}
    >
      {t(isSpeaking ? 'scripts:voice.stopReading' : 'scripts:voice.readAloud')}
    </Button>
  )
}

/** Returns whether this browser has voices; some browsers list them after a short delay. */
export function useBrowserVoices(): boolean {
  return useSyncExternalStore(subscribe, countVoices) > 0
}

function subscribe(onChange: () => void): () => void {
  window.speechSynthesis?.addEventListener('voiceschanged', onChange)
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', onChange)
}

function countVoices(): number {
  return window.speechSynthesis?.getVoices().length ?? 0
}
