import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Persona } from '@postwright/core/collections/personas'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { toast } from '@/ui/toast.tsx'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { useSaveCard } from '../card/use-save-card.ts'
import { personaDrafts } from '../data/persona-drafts.ts'
import { useBeginPersona, useDeletePersona } from '../data/personas.ts'
import { guideStep, type GuideStep } from '../guide-steps.ts'
import { PERSONA_ACTIONS } from '../persona-actions.ts'
import { personaText } from '../persona-text.ts'
import styles from './persona-editor.module.css'
import { POINT_KINDS } from '@postwright/core/personas/persona-points'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { PersonaWho } from './persona-who.tsx'
import { PointsField } from './points-field.tsx'
import { VocabularyFields } from './vocabulary-fields.tsx'

const CommentsDialog = lazyPart(async () => (await import('../comments/comments-dialog.tsx')).CommentsDialog)

const PersonaGuide = lazyPart(async () => (await import('./persona-guide.tsx')).PersonaGuide)

type Props = {
  persona: Persona
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<PersonaDraft>[]
}

/** Edits a persona; changes are saved automatically. */
export function PersonaEditor({ persona, left }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation(['personas', 'common'])
  const navigate = useNavigate()
  const { copy } = useBeginPersona()
  const remove = useDeletePersona()
  const saveCard = useSaveCard()
  const [params, setParams] = useSearchParams()
  const { autosave, state, restore, continued } = useDocumentDraft(personaDrafts, persona, left)
  const { draft } = state
  useLeaveWarning(!state.isSafe)

  const asked = params.get('guide')
  const [begun, setBegun] = useState<GuideStep | null>(null)
  // The first unanswered question stays open while it is being answered.
  if (asked === 'next' && begun === null) setBegun(guideStep(asked, draft))
  const step = asked === 'next' ? begun : guideStep(asked, draft)

  const edit = (change: Partial<PersonaDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })

  function accept(next: PersonaDraft) {
    const before = autosave.getState().draft
    autosave.edit(next)
    toast.undo(t('personas:proposal.accepted'), { label: t('common:action.undo'), onUndo: () => autosave.edit(before) })
  }

  const actions = offer(PERSONA_ACTIONS, {
    personaId: persona.id,
    isOpen: true,
    isFull: false,
    onCard: () => void saveCard(draft),
    onDuplicate: () => void copy(draft),
    onDelete: () => {
      remove(persona)
      void navigate(routes.personas.href())
    },
  })
  useScreenActions(actions)

  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('personas:title'), href: routes.personas.href() }}
        title={t('personas:one.title', { name: draft.name })}
        menu={{ label: t('personas:card.actions', { name: draft.name }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={(shown) => ({
          content: personaText(shown),
          facts: t('personas:card.quotes', { count: shown.evidence.length }),
        })}
        conflict={{ title: t('personas:conflict.title'), text: t('personas:conflict.text') }}
      />
      {step === null ? (
        <PersonaSheet draft={draft} onEdit={edit} />
      ) : (
        <PersonaGuide
          step={step}
          draft={draft}
          onEdit={edit}
          onStep={(next) => setParams(next === null ? {} : { guide: next })}
        />
      )}
      {params.get('comments') !== null && (
        <CommentsDialog persona={draft} onAccept={accept} onClose={() => setParams({}, { replace: true })} />
      )}
    </div>
  )
}

/** Lazy: trying a draft needs all code of the text checks. */
const TryPanel = lazyPart(async () => (await import('./try-panel.tsx')).TryPanel)

/** Lazy: the last panel, which needs the code of three kinds of selection fields. */
const ReadingFields = lazyPart(async () => (await import('./reading-fields.tsx')).ReadingFields)

type PersonaSheetProps = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** All fields of a persona, and the draft to try on it. */
function PersonaSheet({ draft, onEdit }: PersonaSheetProps) {
  const { t } = useTranslation('personas')
  const waiting = <SkeletonList rows={2} label={t('personas:one.loading')} />
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={t('personas:who.title')} id="who">
          <PersonaWho draft={draft} onEdit={onEdit} />
        </Panel>
        {POINT_KINDS.map((kind) => (
          <Panel
            key={kind}
            title={t(`personas:points.${kind}.title`)}
            description={t(`personas:points.${kind}.hint`)}
            id={kind}
          >
            <PointsField kind={kind} draft={draft} onEdit={onEdit} />
          </Panel>
        ))}
      </div>
      <div className={styles.column}>
        <Panel title={t('personas:try.title')} description={t('personas:try.text')} id="try">
          <TryPanel persona={draft} waiting={waiting} />
        </Panel>
        <Panel title={t('personas:words.title')} description={t('personas:words.hint')} id="words">
          <VocabularyFields draft={draft} onEdit={onEdit} />
        </Panel>
        <Panel title={t('personas:reading.title')} id="reading">
          <ReadingFields draft={draft} onEdit={onEdit} waiting={waiting} />
        </Panel>
      </div>
    </div>
  )
}
