import { Select, Tabs, UnstyledButton, Button, Textarea } from '@mantine/core'
import { useState, useSyncExternalStore, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findDefaultKit } from '@postwright/core/brand-kit/kit-of-channel'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { applyChange } from '@postwright/core/scene/apply-change'
import type { Scene } from '@postwright/core/scene/scene'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { applyToDeck, findMissingFamilies, toAppliedKit } from '@/decks/brand/apply-to-deck.ts'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useDeckFonts } from '@/stored-decks/use-deck-fonts.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toSlideDraft } from '../sync/slide-drafts.ts'
import styles from './new-deck.module.css'
import { TemplateChoice } from './template-choice.tsx'
import { useBeginDeck } from './use-begin-deck.ts'
import { useLogoSizes, useDeckPerson } from './deck-brand.ts'
import { FORMAT_NAMES, FORMATS } from '@postwright/core/scene/format'
import { blankDeck, deckFromText } from '../new-deck.ts'
import { OUTLINE_TEXT_MAX } from '@postwright/core/limits'
import { OUTLINE_KINDS, outlineKindOf } from '@postwright/core/scene/outline/read-parts'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { DesignChoice } from './design-choice.tsx'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'

type Props = {
  /** Folder of the new deck. */
  folder: string
  onClose: () => void
}

/** Value of the option for no kit. */
const NO_KIT = ''
const NONE: readonly BrandKit[] = []

/** Creates a deck: from a template, empty, or from a text; in the workspace's default kit unless another is chosen. */
export function NewDeckDialog({ folder, onClose }: Props) {
  const { t } = useTranslation(['decks', 'contributions', 'deck-templates'])
  const { workspaceId } = useSignedIn()
  const { begin } = useBeginDeck()
  const read = useBrandKits(workspaceId)
  const kits = read.status === 'ready' ? read.data : NONE
  const logoSizes = useLogoSizes(workspaceId, kits)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const kit = chosen === null ? findDefaultKit(kits) : (kits.find(({ id }) => id === chosen) ?? null)

  async function beginWith(scene: Scene, templateId = '') {
    if (isBusy) return
    setBusy(true)
    const { deck, slides } = kit ? await inKit(scene, kit) : scene
    await begin({ deck: { ...deck, folder, templateId }, slides: slides.map(toSlideDraft) })
    setBusy(false)
  }

  /** Returns the scene with a kit applied; if that fails, the deck is created without the kit, which can be applied in the editor. */
  async function inKit(scene: Scene, given: BrandKit): Promise<Scene> {
    try {
      const applied = toAppliedKit(given, logoSizes, t('decks:new.logoAlt', { brand: given.name }))
      const change = await applyToDeck(() => scene, applied)
      return change ? applyChange(scene, change) : scene
    } catch (error) {
      log.error('Decks: a kit could not be applied', error)
      return scene
    }
  }

  return (
    <Dialog title={t('decks:new.title')} onClose={onClose} size="xl">
      {read.status === 'loading' ? (
        <SkeletonList rows={3} label={t('decks:loading')} />
      ) : (
        <>
          {kits.length > 0 && (
            <Select
              className={styles.kits}
              label={t('decks:new.kit')}
              data={[
                ...kits.map(({ id, name }) => ({ value: id, label: name })),
                { value: NO_KIT, label: t('decks:new.noKit') },
              ]}
              value={kit?.id ?? NO_KIT}
              allowDeselect={false}
              disabled={isBusy}
              onChange={setChosen}
            />
          )}
          {kit && <MissingFonts kit={kit} />}
          <Tabs defaultValue="template" keepMounted={false} aria-busy={isBusy}>
            <Tabs.List>
              <Tabs.Tab value="template">{t('decks:new.template')}</Tabs.Tab>
              <Tabs.Tab value="blank">{t('decks:new.blank')}</Tabs.Tab>
              <Tabs.Tab value="text">{t('decks:new.text')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="template" pt="md">
              <TemplateChoice onChoose={(scene, templateId) => void beginWith(scene, templateId)} />
            </Tabs.Panel>
            <Tabs.Panel value="blank" pt="md">
              <BlankChoice onChoose={(scene) => void beginWith(scene)} />
            </Tabs.Panel>
            <Tabs.Panel value="text" pt="md">
              <FromText onChoose={(scene, templateId) => void beginWith(scene, templateId)} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Dialog>
  )
}

/** Lists the fonts of a kit that are replaced by a fallback font. */
function MissingFonts({ kit }: { kit: BrandKit }) {
  const { t } = useTranslation('decks')
  const { workspaceId } = useSignedIn()
  const areKnown = useDeckFonts(workspaceId)
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.families)
  const missing = areKnown ? findMissingFamilies(kit, families) : []
  if (missing.length === 0) return null
  return (
    <p role="status" className={styles.hint}>
      {t('new.missingFonts', { count: missing.length, families: missing.join(', ') })}
    </p>
  )
}

const FORMAT_WORDS = {
  '4:5': 'decks:formats.portrait',
  '1:1': 'decks:formats.square',
  '9:16': 'decks:formats.story',
  '2:3': 'decks:formats.pin',
  '16:9': 'decks:formats.wide',
} as const

/** Length of the longer side of a preview, in rem. */
const LONGEST = 6.5

/** Creates an empty deck in one of the formats; the others are derived from it. */
function BlankChoice({ onChoose }: { onChoose: (scene: Scene) => void }) {
  const { t } = useTranslation('decks')
  return (
    <>
      <p className={styles.hint}>{t('decks:new.blankHint')}</p>
      <ul className={styles.formats}>
        {FORMAT_NAMES.map((format) => {
          const { width, height } = FORMATS[format]
          return (
            <li key={format}>
              <UnstyledButton
                className={styles.format}
                onClick={() => onChoose(blankDeck(t('decks:untitled'), format))}
              >
                <span className={styles.desk} aria-hidden>
                  <span className={styles.paper} style={paperOf(width, height)} />
                </span>
                <span className={styles.formatName}>{t(FORMAT_WORDS[format])}</span>
                <span className={styles.formatFact}>{t('decks:formats.size', { format, width, height })}</span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function paperOf(width: number, height: number) {
  const scale = LONGEST / Math.max(width, height)
  return { width: `${width * scale}rem`, height: `${height * scale}rem` }
}

const WIDTH = 132

type FromTextProps = { onChoose: (scene: Scene, templateId: string) => void }

/** Creates slides from a text: an outline, Markdown or a thread, in the design of a template if one is chosen. */
export function FromText({ onChoose }: FromTextProps) {
  const { t } = useTranslation(['decks', 'deck-templates'])
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<string | null>(null)
  const [templateId, setTemplateId] = useState<string | null>(DECK_TEMPLATES[0]?.id ?? null)
  const person = useDeckPerson()
  const settled = useDeferredValue(text)
  const kind = OUTLINE_KINDS.find((each) => each === chosenKind) ?? outlineKindOf(settled)
  const scene = useMemo(
    () => deckFromText(settled, { kind, templateId, untitled: t('decks:untitled'), person }),
    [settled, kind, templateId, t, person],
  )
  const isTooMuch = settled.trim() !== '' && scene === null
  return (
    <div className={styles.fromText}>
      <Textarea
        label={t('decks:text.label')}
        description={t('decks:text.hint')}
        autosize
        minRows={7}
        maxRows={14}
        maxLength={OUTLINE_TEXT_MAX}
        value={text}
        error={isTooMuch && t('decks:text.tooMuch')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.choices}>
        <Select
          label={t('decks:text.kind')}
          data={OUTLINE_KINDS.map((value) => ({ value, label: t(`decks:text.kinds.${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={setKind}
        />
      </div>
      <DesignChoice value={templateId} onChoose={setTemplateId} />
      {scene && (
        <ol className={styles.preview} aria-label={t('decks:text.preview')}>
          {scene.slides.map((slide) => (
            <li key={slide.id}>
              <SlideImage scene={scene} slideId={slide.id} width={WIDTH} />
            </li>
          ))}
        </ol>
      )}
      <Button disabled={!scene} onClick={() => scene && onChoose(scene, templateId ?? '')}>
        {scene ? t('decks:text.make', { count: scene.slides.length }) : t('decks:text.begin')}
      </Button>
    </div>
  )
}
