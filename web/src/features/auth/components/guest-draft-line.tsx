import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/excerpt'
import { guestDeck } from '@/lib/guest-deck.ts'
import { guestDraft } from '@/lib/guest-draft.ts'
import styles from './guest-draft-line.module.css'

/** Shows that the draft from the home page is kept after signing in. */
export function GuestDraftLine() {
  const { t } = useTranslation('auth')
  const [text] = useState(guestDraft.read)
  const [hasDeck] = useState(() => guestDeck.read() !== null)
  if (text === null && !hasDeck) return null
  return (
    <p className={styles.line} title={text ?? undefined}>
      <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
      <span className={styles.words}>
        {text === null ? t('auth:guestDeck') : t('auth:guestDraft', { text: firstLine(text) })}
      </span>
    </p>
  )
}
