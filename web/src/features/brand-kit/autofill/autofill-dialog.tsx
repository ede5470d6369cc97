import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnfinished, type Job } from '@postwright/core/jobs/kinds'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { endJob, useLatestJobFor } from '@/jobs/data/use-jobs.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { beginAutofill, storeLogo } from '../data/autofill-commands.ts'
import { type TakeParts, firstChoice, isEmptyChoice, withAcceptedParts } from './autofill-choice.ts'
import styles from './autofill.module.css'
import { startBrandAutofill } from '@postwright/core/api/brand-autofill'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { BrandProposal } from '@postwright/core/model/brand-autofill'
import { ProposalParts } from './proposal-parts.tsx'

type Props = { kitId: string; kit: BrandKitDraft; onAccept: (take: TakeParts) => void; onClose: () => void }

/**
 * Reads a website and offers its parts to choose from. The last result for this kit is still there when the dialog is reopened; results for another
 * kit are not.
 */
export function AutofillDialog({ kitId, kit, onAccept, onClose }: Props) {
  const { t } = useTranslation('brand')
  const { user, workspaceId } = useSignedIn()
  const latest = useLatestJobFor(user.id, 'brand_autofill', ['kitId', kitId])
  const [isAnew, setAnew] = useState(false)
  const [job] = latest.status === 'ready' ? latest.data : []
  const own = !isAnew && job?.facts.workspaceId === workspaceId ? job : undefined
  const { problem = null, proposal = null } = own?.result ?? {}
  const url = own?.facts.url ?? kit.website
  const isRunning = own !== undefined && isUnfinished(own)

  async function read(address: string) {
    await beginAutofill(workspaceId, kitId, address)
    setAnew(false)
  }

  return (
    <Dialog title={t('autofill.title')} size="xl" onClose={onClose}>
      <div className={styles.dialog}>
        {own && isRunning && <AutofillProgress job={own} url={url} />}
        {own && proposal && (
          <AutofillProposal
            key={own.id}
            proposal={proposal}
            kit={kit}
            onAgain={() => setAnew(true)}
            onAccept={(take) => {
              onAccept(take)
              onClose()
            }}
          />
        )}
        {!isRunning && !proposal && (
          <>
            <p className={styles.note}>{t('autofill.about')}</p>
            {problem !== null && <FormError message={t(`autofill.problem.${problem}`, { url })} />}
            <AutofillAddress first={url} onRead={read} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function AutofillProgress({ job, url }: { job: Job; url: string }) {
  const { t } = useTranslation('brand')
  const { run, isRunning, failure } = useApiCall()
  return (
    <div className={styles.form}>
      <p role="status" className={styles.note}>
        {t('autofill.reading', { url })}
      </p>
      <Progress value={job.progress} aria-label={t('autofill.progress')} transitionDuration={0} />
      <FormError message={failure} />
      <Button variant="default" loading={isRunning} onClick={() => void run(() => endJob(job.id))}>
        {t('autofill.cancel')}
      </Button>
    </div>
  )
}

const addressSchema = startBrandAutofill.input.pick({ url: true })

type AutofillAddressProps = { first: string; onRead: (url: string) => Promise<void> }

/** Asks for the address of a website. */
function AutofillAddress({ first, onRead }: AutofillAddressProps) {
  const { t } = useTranslation('brand')
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: addressSchema,
    defaultValues: { url: first },
    send: ({ url }) => onRead(url),
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError message={failure} />
      <TextField
        label={t('autofill.address')}
        hint={t('autofill.addressHint')}
        {...form.register('url')}
        error={errorOf('url', t('autofill.addressMissing'))}
        maxLength={ADDRESS_MAX}
        inputMode="url"
        autoComplete="url"
        data-autofocus
      />
      <ServiceButton service="brand_autofill" type="submit" loading={isSending}>
        {t('autofill.read')}
      </ServiceButton>
    </form>
  )
}

type AutofillProposalProps = {
  proposal: BrandProposal
  kit: BrandKitDraft
  onAccept: (take: TakeParts) => void
  onAgain: () => void
}

/** Shows the parts found on a website, and lets the user choose which of them to add to the kit. */
function AutofillProposal({ proposal, kit, onAccept, onAgain }: AutofillProposalProps) {
  const { t } = useTranslation('brand')
  const { workspaceId } = useSignedIn()
  const [choice, setChoice] = useState(() => firstChoice(proposal, kit, t('unnamed')))
  const { run, isRunning, failure } = useApiCall()

  async function accept() {
    const stored = await Promise.all(choice.logos.map(async (url) => [url, await storeLogo(workspaceId, url)] as const))
    // The latest kit is used, because storing takes time and the kit can have changed meanwhile.
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

/** Returns the text key of the reason why an address could not be used, which is more specific for SVG files. */
function unreadReason({ url, reason }: BrandProposal['unread'][number]) {
  return reason === 'type' && DRAWING.test(URL.parse(url)?.pathname ?? '') ? 'drawing' : reason
}
