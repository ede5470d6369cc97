import { Checkbox, Group, Stack, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { galleryWords, OPEN_LICENCES } from '@postwright/core/gallery/gallery-item'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { OFFER_DESCRIPTION_MAX, OFFER_TITLE_MAX } from '@postwright/core/model/offer-limits'
import { TEMPLATE_KINDS, type TemplateKind } from '@postwright/core/scene/templates/deck-template'
import { z } from 'zod'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { type OwnContribution, useOwnContributions } from '../data/contributions.ts'
import { call } from '@/lib/api-client.ts'
import { OFFER_FAULTS } from '@postwright/core/gallery/check-content'
import { FormError } from '@/ui/form-error.tsx'
import { offerContribution } from '@postwright/core/api/contributions'
import type { InputOf } from '@postwright/core/endpoint'

type AnswersFieldProps = { kind: OfferKind; value: string; onChange: (contributionId: string) => void }

/** Selects the request for changes to which an offer responds; shown if there is a request of the same kind. */
function AnswersField({ kind, value, onChange }: AnswersFieldProps) {
  const { t } = useTranslation('contributions')
  const { own } = useOwnContributions()
  const asked =
    own.status === 'ready' ? own.data.filter((one) => one.state === 'changesAsked' && one.kind === kind) : []
  if (asked.length === 0) return null
  return (
    <SelectField
      label={t('contributions:offer.answers')}
      value={value}
      options={[
        { value: '', label: t('contributions:offer.answersNone') },
        ...asked.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  )
}

const OFFER_KINDS = ['template', 'palette', 'hashtags'] as const

type OfferKind = (typeof OFFER_KINDS)[number]

type Chosen = { kind: OfferKind; deck: Deck | null; postKind: TemplateKind; tags: readonly string[] }

/** Returns the offered content as input of the call. Hashtags can be typed with their `#`. */
function sourceOf({ kind, deck, postKind, tags }: Chosen): InputOf<typeof offerContribution>['source'] {
  if (kind === 'template' && deck) return { kind: 'template', deckId: deck.id, postKind }
  if (kind === 'palette' && deck) return { kind: 'palette', colors: deck.theme.colors }
  return { kind: 'hashtags', tags: tags.map((tag) => tag.trim().replace(/^#/, '')) }
}

const offerFormSchema = z.object({
  ...galleryWords,
  licence: z.enum(OPEN_LICENCES),
  kind: z.enum(OFFER_KINDS),
  postKind: z.enum(TEMPLATE_KINDS),
  tags: z.array(z.string()),
  /** Id of the request for changes to which the offer responds; empty for none. */
  contributionId: z.string(),
  statement: z.boolean(),
})

type Props = {
  /** The deck whose design or colours are offered; null for hashtags. */
  deck: Deck | null
  /** The contribution that is offered again after a reviewer asked for changes. */
  again?: OwnContribution | null
  onClose: () => void
  onOffered?: () => void
}

/** Offers a design, its colours or a set of hashtags to everyone, under an open licence. */
export function OfferDialog({ deck, again = null, onClose, onOffered }: Props) {
  const { t } = useTranslation(['contributions', 'decks'])
  const { workspaceId } = useSignedIn()
  const [faults, setFaults] = useState<readonly string[]>([])
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: offerFormSchema,
    defaultValues: {
      title: again?.title ?? deck?.name.slice(0, OFFER_TITLE_MAX) ?? '',
      description: again?.description ?? '',
      licence: again?.licence ?? 'ccBy',
      kind: deck ? 'template' : 'hashtags',
      postKind: 'tips',
      tags: [],
      contributionId: again?.id ?? '',
      statement: false,
    },
    async send({ title, description, licence, kind, postKind, tags, contributionId }) {
      setFaults([])
      const source = sourceOf({ kind, deck, postKind, tags })
      const answered = contributionId === '' ? undefined : contributionId
      try {
        await call(offerContribution, {
          workspaceId,
          contributionId: answered,
          title,
          description,
          licence,
          statement: true,
          source,
        })
      } catch (error) {
        if (error instanceof ApiError) setFaults(Object.keys(error.fields))
        throw error
      }
      toast.success(t('contributions:offer.sent'))
      onOffered?.()
      onClose()
    },
  })
  const kind = field('kind')
  const answers = field('contributionId')
  const licence = field('licence')
  const statement = field('statement')
  const title = form.getValues('title')

  return (
    <Dialog title={t('contributions:offer.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <OfferFaults failure={failure} faults={faults} />
          {deck && (
            <SelectField
              label={t('contributions:offer.what')}
              value={kind.value}
              options={(['template', 'palette'] as const).map((value) => ({
                value,
                label: t(`contributions:kind.${value}`),
              }))}
              onChange={(next) => {
                kind.onChange(next)
                answers.onChange('')
              }}
            />
          )}
          <AnswersField kind={kind.value} {...answers} />
          {kind.value === 'template' && (
            <SelectField
              label={t('contributions:offer.postKind')}
              hint={t('contributions:offer.withoutPictures')}
              {...field('postKind')}
              options={TEMPLATE_KINDS.map((value) => ({ value, label: t(`decks:kind.${value}`) }))}
            />
          )}
          {kind.value === 'hashtags' && (
            <TagsInput
              label={t('contributions:offer.tags')}
              description={t('contributions:offer.tagsHint')}
              maxTags={HASHTAG_GROUP_TAGS_MAX}
              {...field('tags')}
            />
          )}
          <TextField
            label={t('contributions:offer.name')}
            maxLength={OFFER_TITLE_MAX}
            {...form.register('title')}
            error={errorOf('title', t('contributions:offer.nameWrong'))}
            required
          />
          <CountedTextarea
            {...form.register('description')}
            label={t('contributions:offer.description')}
            max={OFFER_DESCRIPTION_MAX}
            value={form.getValues('description')}
            error={errorOf('description', t('contributions:offer.descriptionWrong'))}
            optional
          />
          <SelectField
            label={t('contributions:offer.licence')}
            hint={t(`contributions:licenceText.${licence.value}`)}
            {...licence}
            options={OPEN_LICENCES.map((value) => ({ value, label: t(`contributions:licence.${value}`) }))}
          />
          <Checkbox
            label={t('contributions:offer.statement')}
            checked={statement.value}
            onChange={(event) => statement.onChange(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="sm">
            <ServiceButton
              service="contributions"
              type="submit"
              loading={isSending}
              disabled={!statement.value || title.trim() === ''}
            >
              {t('contributions:offer.send')}
            </ServiceButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type OfferFaultsProps = { failure: string | null; faults: readonly string[] }

/** Shows the reason why an offer was refused: the issues found by the automatic checks, each with its fix. */
function OfferFaults({ failure, faults }: OfferFaultsProps) {
  const { t } = useTranslation('contributions')
  const known = OFFER_FAULTS.filter((fault) => faults.includes(fault))
  return (
    <>
      <FormError message={failure} takesFocus />
      {known.length > 0 && (
        <ul>
          {known.map((fault) => (
            <li key={fault}>{t(`contributions:fault.${fault}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
