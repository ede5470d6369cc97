import { Button, Checkbox, Group, Stack, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { OPEN_LICENCES, type OpenLicence } from '@postwright/core/gallery/gallery-content'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { OFFER_DESCRIPTION_MAX, OFFER_TITLE_MAX } from '@postwright/core/model/offer-limits'
import { TEMPLATE_KINDS, type TemplateKind } from '@postwright/core/scene/templates/deck-template'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { offer, type OwnContribution } from '../data/contribution-commands.ts'
import { AnswersField } from './answers-field.tsx'
import { OfferFaults } from './offer-faults.tsx'
import { sourceOf, type OfferKind } from './source-of.ts'

type Props = {
  /** The deck whose design or colours are offered; null offers hashtags. */
  deck: Deck | null
  /** What is offered again after a reviewer asked for changes. */
  again?: OwnContribution | null
  onClose: () => void
  onOffered?: () => void
}

/** Offers a design, its colours or a set of hashtags to everyone, under an open licence. */
export function OfferDialog({ deck, again = null, onClose, onOffered }: Props) {
  const { t } = useTranslation(['contributions', 'decks'])
  const { workspaceId } = useSignedIn()
  const { run, isRunning, failure, fields } = useApiCall()
  const [kind, setKind] = useState<OfferKind>(deck ? 'template' : 'hashtags')
  const [postKind, setPostKind] = useState<TemplateKind>('tips')
  const [title, setTitle] = useState(again?.title ?? deck?.name.slice(0, OFFER_TITLE_MAX) ?? '')
  const [description, setDescription] = useState(again?.description ?? '')
  const [tags, setTags] = useState<string[]>([])
  const [licence, setLicence] = useState<OpenLicence>(again?.licence ?? 'ccBy')
  const [answered, setAnswered] = useState(again?.id ?? '')
  const [isOwn, setOwn] = useState(false)

  async function send() {
    const source = sourceOf({ kind, deck, postKind, tags })
    const contributionId = answered === '' ? undefined : answered
    await offer({ workspaceId, contributionId, title, description, licence, statement: true, source })
    toast.success(t('contributions:offer.sent'))
    onOffered?.()
    onClose()
  }

  return (
    <Dialog title={t('contributions:offer.title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(send)
        }}
      >
        <Stack gap="md">
          <OfferFaults failure={failure} faults={Object.keys(fields)} />
          {deck && (
            <SelectField
              label={t('contributions:offer.what')}
              value={kind}
              options={(['template', 'palette'] as const).map((value) => ({
                value,
                label: t(`contributions:kind.${value}`),
              }))}
              onChange={(next) => {
                setKind(next)
                setAnswered('')
              }}
            />
          )}
          <AnswersField kind={kind} value={answered} onChange={setAnswered} />
          {kind === 'template' && (
            <SelectField
              label={t('contributions:offer.postKind')}
              hint={t('contributions:offer.withoutPictures')}
              value={postKind}
              options={TEMPLATE_KINDS.map((value) => ({ value, label: t(`decks:kind.${value}`) }))}
              onChange={setPostKind}
            />
          )}
          {kind === 'hashtags' && (
            <TagsInput
              label={t('contributions:offer.tags')}
              description={t('contributions:offer.tagsHint')}
              maxTags={HASHTAG_GROUP_TAGS_MAX}
              value={tags}
              onChange={setTags}
            />
          )}
          <TextField
            label={t('contributions:offer.name')}
            maxLength={OFFER_TITLE_MAX}
            value={title}
            required
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <CountedTextarea
            label={t('contributions:offer.description')}
            max={OFFER_DESCRIPTION_MAX}
            value={description}
            optional
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <SelectField
            label={t('contributions:offer.licence')}
            hint={t(`contributions:licenceText.${licence}`)}
            value={licence}
            options={OPEN_LICENCES.map((value) => ({ value, label: t(`contributions:licence.${value}`) }))}
            onChange={setLicence}
          />
          <Checkbox
            label={t('contributions:offer.statement')}
            checked={isOwn}
            onChange={(event) => setOwn(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="sm">
            <Button type="submit" loading={isRunning} disabled={!isOwn || title.trim() === ''}>
              {t('contributions:offer.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
