import { useTranslation } from 'react-i18next'
import { SelectField } from '@/ui/select-field.tsx'
import { useOwnContributions } from '../data/contributions.ts'
import type { offerContribution } from '@postwright/core/api/contributions'
import type { Deck } from '@postwright/core/collections/decks'
import type { InputOf } from '@postwright/core/endpoint'
import type { TemplateKind } from '@postwright/core/scene/templates/deck-template'

type Props = { kind: OfferKind; value: string; onChange: (contributionId: string) => void }

/** Which request for changes an offer answers; shown where there is one of the same kind. */
export function AnswersField({ kind, value, onChange }: Props) {
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

export const OFFER_KINDS = ['template', 'palette', 'hashtags'] as const

type OfferKind = (typeof OFFER_KINDS)[number]

type Chosen = { kind: OfferKind; deck: Deck | null; postKind: TemplateKind; tags: readonly string[] }

/** What is offered, as the call names it. Hashtags may be typed with their sign. */
export function sourceOf({ kind, deck, postKind, tags }: Chosen): InputOf<typeof offerContribution>['source'] {
  if (kind === 'template' && deck) return { kind: 'template', deckId: deck.id, postKind }
  if (kind === 'palette' && deck) return { kind: 'palette', colors: deck.theme.colors }
  return { kind: 'hashtags', tags: tags.map((tag) => tag.trim().replace(/^#/, '')) }
}
