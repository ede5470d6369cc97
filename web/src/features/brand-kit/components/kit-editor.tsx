import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import type { BrandKit, BrandKitDraft, BrandColorRole } from '@postwright/core/model/brand-kit'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useRight } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { AutofillButton } from '../autofill/autofill-button.tsx'
import { brandKitDrafts } from '../data/brand-kit-drafts.ts'
import { useBeginKit, useDeleteKit } from '../data/brand-kits.ts'
import { KIT_ACTIONS } from '../kit-actions.ts'
import { kitText } from '../kit-text.ts'
import { saveTokens } from '../save-tokens.ts'
import styles from './kit-editor.module.css'
import type { ComponentType, ReactNode, CSSProperties } from 'react'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { BasicsSection } from './basics-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import type { SectionProps } from './section-props.ts'
import { nearestPassingColor } from '@postwright/core/brand-kit/nearest-passing-color'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { cardLogo, familyStyle, useFamilies } from './kit-look.ts'

type Props = {
  kit: BrandKit
  /** Unsaved edits of earlier visits. */
  left: readonly WaitingDraft<BrandKitDraft>[]
}

/** Edits a brand kit, with automatic saving. */
export function KitEditor({ kit, left }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation('brand')
  const navigate = useNavigate()
  const { workspaceId } = useSignedIn()
  const isManager = useRight('manage_workspace')
  const { copy } = useBeginKit()
  const remove = useDeleteKit()
  const kits = useBrandKits(workspaceId)
  const all = kits.status === 'ready' ? kits.data : [kit]
  const { autosave, state, restore, continued } = useDocumentDraft(brandKitDrafts, kit, left)
  const { draft } = state
  useLeaveWarning(!state.isSafe)
  const edit = (change: Partial<BrandKitDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })

  function removeThis() {
    remove(kit)
    void navigate(routes.brandKits.href())
  }

  const actions = offer(KIT_ACTIONS, {
    kitId: kit.id,
    isOpen: true,
    isFull: all.length >= BRAND_KITS_MAX,
    onEarlier: null,
    onLater: null,
    onDuplicate: () => void copy(draft, all),
    onTokens: () => saveTokens(draft),
    onDelete: isManager || (draft.colorsOnlyFor.length === 0 && draft.strictness.length === 0) ? removeThis : null,
  })
  useScreenActions(actions)

  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('brand:title'), href: routes.brandKits.href() }}
        title={t('brand:one.title', { name: draft.name })}
        menu={{ label: t('brand:card.actions', { name: draft.name }), actions }}
        tools={<AutofillButton kitId={kit.id} kit={draft} onEdit={(take) => edit(take(autosave.getState().draft))} />}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={(shown) => ({
          content: kitText(shown),
          facts: t('brand:card.colors', { count: shown.colors.length }),
        })}
        conflict={{ title: t('brand:conflict.title'), text: t('brand:conflict.text') }}
      />
      <KitHero draft={draft} />
      <KitSheet draft={draft} onEdit={edit} />
    </div>
  )
}

/** All sections but the first and the colours are loaded lazily. */
const LogosSection = lazyPart(async () => (await import('./logos-section.tsx')).LogosSection)

const FontsSection = lazyPart(async () => (await import('./fonts-section.tsx')).FontsSection)

const VoiceSection = lazyPart(async () => (await import('./voice-section.tsx')).VoiceSection)

const WordsSection = lazyPart(async () => (await import('./words-section.tsx')).WordsSection)

const SamplesSection = lazyPart(async () => (await import('./samples-section.tsx')).SamplesSection)

const HashtagsSection = lazyPart(async () => (await import('./hashtags-section.tsx')).HashtagsSection)

const StrictnessSection = lazyPart(async () => (await import('./strictness-section.tsx')).StrictnessSection)

const UseSection = lazyPart(async () => (await import('./use-section.tsx')).UseSection)

const TokensSection = lazyPart(async () => (await import('./tokens-section.tsx')).TokensSection)

const SECTIONS: readonly { id: string; Section: ComponentType<SectionProps & { waiting?: ReactNode }> }[] = [
  { id: 'basics', Section: BasicsSection },
  { id: 'logos', Section: LogosSection },
  { id: 'colors', Section: ColorsSection },
  { id: 'fonts', Section: FontsSection },
  { id: 'voice', Section: VoiceSection },
  { id: 'words', Section: WordsSection },
  { id: 'samples', Section: SamplesSection },
  { id: 'hashtags', Section: HashtagsSection },
  { id: 'strictness', Section: StrictnessSection },
  { id: 'use', Section: UseSection },
  { id: 'tokens', Section: TokensSection },
]

/** Shows all sections of a kit, with a list of links to them. */
function KitSheet(props: SectionProps) {
  const { t } = useTranslation('brand')
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t('brand:sections')}>
        {SECTIONS.map(({ id }) => (
          <a key={id} className={styles.entry} href={`#${id}`}>
            {t(`brand:${id}.title`)}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        {SECTIONS.map(({ id, Section }) => (
          <Panel key={id} id={id} title={t(`brand:${id}.title`)} description={t(`brand:${id}.text`)}>
            <Section {...props} waiting={<SkeletonList rows={3} label={t('brand:one.loading')} />} />
          </Panel>
        ))}
      </div>
    </div>
  )
}

/** Previews the kit: its name and description in its fonts and colours. The same text is in the fields below. */
function KitHero({ draft }: { draft: BrandKitDraft }) {
  const { name, description, colors, fonts } = draft
  const { workspaceId } = useSignedIn()
  const logo = cardLogo(draft)
  const { urlOf } = useMediaUrls(workspaceId, logo ? [logo.mediaId] : [])
  const address = logo ? urlOf(logo.mediaId) : null
  useFamilies([fonts.heading, fonts.body])
  return (
    <div className={styles.hero} style={heroColors(colors)} aria-hidden>
      <div className={styles.words}>
        {address !== null && <img className={styles.logo} src={address} alt="" />}
        <p className={styles.name} style={familyStyle(fonts.heading)}>
          {name}
        </p>
        {description !== '' && (
          <p className={styles.text} style={familyStyle(fonts.body)}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.swatches}>
        {colors.map((color) => (
          <span key={color.id} className={styles.swatch} style={{ '--swatch': color.hex }} />
        ))}
      </div>
    </div>
  )
}

/** Returns the background colour of the brand, or its surface colour, with legible colours for text and name; undefined without either. */
function heroColors(colors: BrandKitDraft['colors']): CSSProperties | undefined {
  const hexOf = (role: BrandColorRole) => colors.find((color) => color.role === role)?.hex
  const ground = hexOf('background') ?? hexOf('surface')
  if (ground === undefined) return undefined
  const legible = (hex: string) => nearestPassingColor(hex, ground, 4.5) ?? hex
  const text = legible(hexOf('text') ?? '#1f1f1f')
  return { '--hero-ground': ground, '--hero-text': text, '--hero-name': legible(hexOf('primary') ?? text) }
}
