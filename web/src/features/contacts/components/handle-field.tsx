import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTACT_HANDLE_MAX } from '@postwright/core/limits'
import type { Platform } from '@postwright/core/platforms/platform'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { TextField } from '@/ui/text-field.tsx'
import type { ContactDraft } from '../data/contact-drafts.ts'
import { handleOf, withHandle } from '../with-handle.ts'

type Props = {
  platform: Platform
  handles: ContactDraft['handles']
  onHandles: (handles: ContactDraft['handles']) => void
}

/** The handle on one network. What is no handle stays in the field while it is typed; the last good one counts. */
export function HandleField({ platform, handles, onHandles }: Props) {
  const { t } = useTranslation('contacts')
  const [typed, setTyped] = useState<string | null>(null)
  const stored = handles.find((own) => own.platform === platform)?.handle ?? ''
  const isRefused = typed !== null && typed.trim() !== '' && handleOf(platform, typed) === null

  function type(text: string) {
    setTyped(text)
    const handle = handleOf(platform, text)
    if (handle !== null || text.trim() === '') onHandles(withHandle(handles, platform, handle))
  }

  return (
    <TextField
      label={platformName(platform)}
      leftSection={<PlatformIcon platform={platform} size={16} />}
      placeholder={t('contacts:handle.placeholder')}
      maxLength={CONTACT_HANDLE_MAX + 1}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? stored}
      error={isRefused && t('contacts:handle.refused')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
