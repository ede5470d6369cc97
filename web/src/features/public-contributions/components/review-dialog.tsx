import { Button, Group, Stack } from '@mantine/core'
import { useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFER_NOTE_MAX } from '@postwright/core/model/offer-limits'
import { useApiCall } from '@/lib/use-api-call.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import { type ReviewedContribution, useOffer } from '../data/review-queue.ts'
import { decideContribution } from '@postwright/core/api/contributions'
import { call } from '@/lib/api-client.ts'
import type { GalleryContent } from '@postwright/core/gallery/gallery-item'
import { changesBetween } from '../changes-between.ts'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import { PaletteColors } from '@/decks/palette/palette-colors.tsx'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { sceneOfDesign } from '@/decks/scene-of-design.ts'
import styles from './contributions.module.css'

type Props = { contributionId: string; onClose: () => void; onDecided: () => void }

/** One contribution beside its last reviewed content, with the three decisions. */
export function ReviewDialog({ contributionId, onClose, onDecided }: Props) {
  const { t } = useTranslation(['public-contributions', 'contributions'])
  const offer = useOffer(contributionId)
  return (
    <Dialog title={t('public-contributions:open')} onClose={onClose} size="xl">
      <DataState read={offer} loading={<SkeletonList rows={3} />} errorTitle={t('public-contributions:error')}>
        {(found) => <Review offer={found} onClose={onClose} onDecided={onDecided} />}
      </DataState>
    </Dialog>
  )
}

function Review({ offer, onClose, onDecided }: Omit<Props, 'contributionId'> & { offer: ReviewedContribution }) {
  const { t } = useTranslation(['public-contributions', 'contributions'])
  const [note, setNote] = useState('')
  const { run, isRunning, failure } = useApiCall()
  const { id: contributionId, rev, title, description, makerName, licence, content, reviewed, state, fit } = offer

  async function send(decision: 'approve' | 'reject' | 'askForChanges') {
    await call(decideContribution, { contributionId, rev, decision, note })
    toast.success(t('public-contributions:decided'))
    onDecided()
    onClose()
  }

  return (
    <Stack gap="md">
      <h3>
        {title} · {t('contributions:by', { name: makerName })}
      </h3>
      {description !== '' && <p>{description}</p>}
      <p>{t('public-contributions:licence', { licence: t(`contributions:licence.${licence}`) })}</p>
      {content.kind === 'template' && <FitResult fit={fit} />}
      <ContentView label={t('public-contributions:now')} content={content} />
      {reviewed && <ContentView label={t('public-contributions:before')} content={reviewed} />}
      {reviewed && <ContentChanges before={reviewed} after={content} />}
      {state === 'waiting' && (
        <>
          <FormError message={failure} takesFocus />
          <CountedTextarea
            label={t('public-contributions:note')}
            hint={t('public-contributions:noteNeeded')}
            max={OFFER_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button
              variant="subtle"
              color="red"
              disabled={note.trim() === ''}
              loading={isRunning}
              onClick={() => void run(() => send('reject'))}
            >
              {t('public-contributions:reject')}
            </Button>
            <Button
              variant="default"
              disabled={note.trim() === ''}
              loading={isRunning}
              onClick={() => void run(() => send('askForChanges'))}
            >
              {t('public-contributions:askForChanges')}
            </Button>
            <Button loading={isRunning} onClick={() => void run(() => send('approve'))}>
              {t('public-contributions:approve')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

/** The result of the fit check at submission, which still applies: a changed design is checked again when it is resubmitted. */
function FitResult({ fit }: Pick<ReviewedContribution, 'fit'>) {
  const { t } = useTranslation(['public-contributions', 'contributions'])
  if (!fit) return <p>{t('public-contributions:fitUnknown')}</p>
  const { slides, formats, cases, checkedAt } = fit
  return (
    <p>{t('public-contributions:fits', { count: slides, formats, cases, when: formatDay(checkedAt, viewerZone()) })}</p>
  )
}

/** The changes since the last review. */
function ContentChanges({ before, after }: { before: GalleryContent; after: GalleryContent }) {
  const { t } = useTranslation(['public-contributions', 'contributions'])
  const { added, removed, slides } = changesBetween(before, after)
  const isSame = added.length + removed.length + slides.length === 0
  return (
    <section aria-label={t('public-contributions:changed')}>
      <h4>{t('public-contributions:changed')}</h4>
      {isSame && <p>{t('public-contributions:same')}</p>}
      <ul>
        {added.map((what) => (
          <li key={`+${what}`}>{t('public-contributions:added', { what })}</li>
        ))}
        {removed.map((what) => (
          <li key={`-${what}`}>{t('public-contributions:removed', { what })}</li>
        ))}
        {slides.map((number) => (
          <li key={number}>{t('public-contributions:slide', { number })}</li>
        ))}
      </ul>
    </section>
  )
}

const WIDTH = 168

/** The contributed content, as users would see it. */
function ContentView({ label, content }: { label: string; content: GalleryContent }) {
  return (
    <section aria-label={label}>
      <h4>{label}</h4>
      {content.kind === 'template' && <Slides design={content.design} />}
      {content.kind === 'hashtags' && <p>{content.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      {content.kind === 'palette' && <PaletteColors colors={content.colors} />}
    </section>
  )
}

function Slides({ design }: { design: TemplateDesign }) {
  const scene = useMemo(() => sceneOfDesign(design, ''), [design])
  return (
    <ol className={styles.pictures}>
      {scene.slides.map(({ id }) => (
        <li key={id}>
          <SlideImage scene={scene} slideId={id} width={WIDTH} />
        </li>
      ))}
    </ol>
  )
}
