import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandProposal } from '@postwright/core/model/brand-autofill'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { storeLogo } from '../data/autofill-commands.ts'
import { firstChoice, isEmptyChoice, type TakeParts, withAcceptedParts } from './autofill-choice.ts'
import styles from './autofill.module.css'
import { ProposalParts } from './proposal-parts.tsx'

type Props = {
  proposal: BrandProposal
  kit: BrandKitDraft
  onAccept: (take: TakeParts) => void
  onAgain: () => void
}

/** What a website gave, and which of it goes into the kit. */
export function AutofillProposal({ proposal, kit, onAccept, onAgain }: Props) {
  const { t } = useTranslation('brand')
  const { workspaceId } = useSignedIn()
  const [choice, setChoice] = useState(() => firstChoice(proposal, kit, t('unnamed')))
  const { run, isRunning, failure } = useApiCall()

  async function accept() {
    const stored = await Promise.all(choice.logos.map(async (url) => [url, await storeLogo(workspaceId, url)] as const))
    // Storing takes its time, and the kit may have changed meanwhile.
    onAccept((latest) =>
      withAcceptedParts(latest, proposal, choice, {
        newId: () => crypto.randomUUID(),
        nameOf: ({ role }) => t(`autofill.role.${role}`),
        mediaIds: new Map(stored),
      }),
    )
  }

  return (
    <>
      <p className={styles.note}>{t('autofill.found', { url: proposal.url })}</p>
      <ProposalParts proposal={proposal} kit={kit} choice={choice} onChoice={setChoice} />
      {proposal.unread.length > 0 && (
        <details className={styles.unread}>
          <summary>{t('autofill.unread', { count: proposal.unread.length })}</summary>
          <ul>
            {proposal.unread.map((unread) => (
              <li key={unread.url}>{t(`autofill.unreadReason.${unreadReason(unread)}`, { url: unread.url })}</li>
            ))}
          </ul>
        </details>
      )}
      <FormError message={failure} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onAgain}>
          {t('autofill.again')}
        </Button>
        <Button loading={isRunning} disabled={isEmptyChoice(choice)} onClick={() => void run(accept)}>
          {t('autofill.accept')}
        </Button>
      </div>
    </>
  )
}

const DRAWING = /\.svgz?$/i

/** Why an address could not be used, for its words: of drawings more can be said. */
function unreadReason({ url, reason }: BrandProposal['unread'][number]) {
  return reason === 'type' && DRAWING.test(URL.parse(url)?.pathname ?? '') ? 'drawing' : reason
}
