import { useSearchParams } from 'react-router-dom'
import { AppToaster } from '../app/toaster.tsx'
import { TEXT_SIZE } from '../config/constants.ts'
import { useTheme, THEMES } from '../preferences/theme.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './gallery.module.css'
import type { ComponentType } from 'react'
import { ButtonsSection } from './sections/buttons-section.tsx'
import { FieldsSection } from './sections/fields-section.tsx'
import { IdentitySection } from './sections/identity-section.tsx'
import { ListsSection } from './sections/lists-section.tsx'
import { MediaSection } from './sections/media-section.tsx'
import { NumbersSection } from './sections/numbers-section.tsx'
import { OverlaysSection } from './sections/overlays-section.tsx'
import { PickersSection } from './sections/pickers-section.tsx'
import { PlacesSection } from './sections/places-section.tsx'
import { PreviewsSection } from './sections/previews-section.tsx'
import { TokensSection } from './sections/tokens-section.tsx'
import { WordsSection } from './sections/words-section.tsx'
import { SegmentedControl } from '@mantine/core'
import { useTextSize } from '../preferences/text-size.ts'

/** Gallery at `/dev/ui` with every component of the product in its states. `?width=390` sets the width; `?bare` hides the frame. */
export function Component() {
  const { effective } = useTheme()
  const [asked] = useSearchParams()
  const width = Number(asked.get('width') ?? 0)
  const isBare = asked.has('bare')
  return (
    <UiProvider colorScheme={effective}>
      <div className={styles.gallery} data-bare={isBare || undefined}>
        {!isBare && (
          <nav className={styles.nav} aria-label="Sections">
            <Wordmark name="Components" />
            <ul>
              {SECTIONS.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <main className={styles.main}>
          <h1 className={isBare ? 'visually-hidden' : styles.title}>House components</h1>
          {!isBare && <GalleryToolbar width={width} />}
          {width > 0 ? <GalleryFrame width={width} /> : <AllSections />}
        </main>
      </div>
      <AppToaster />
    </UiProvider>
  )
}

function AllSections() {
  return SECTIONS.map(({ id, title, text, Content }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 className={styles.sectionTitle} id={`${id}-title`}>
        {title}
      </h2>
      <p className={styles.sectionText}>{text}</p>
      <Content />
    </section>
  ))
}

/** Shows the gallery in a window of the given width, so that every rule for narrow screens applies. */
function GalleryFrame({ width }: { width: number }) {
  return (
    <div className={styles.frameRoom}>
      <object
        className={styles.frame}
        style={{ width }}
        type="text/html"
        data="?bare"
        aria-label={`The gallery, ${width} pixels wide`}
      />
    </div>
  )
}

type Section = { id: string; title: string; text: string; Content: ComponentType }

/** The sections of the gallery, from the smallest part to the largest. */
const SECTIONS: readonly Section[] = [
  { id: 'tokens', title: 'Tokens', text: 'Colours, type and space; nothing else is used.', Content: TokensSection },
  { id: 'identity', title: 'Identity', text: 'The mark, drawings, faces and networks.', Content: IdentitySection },
  { id: 'words', title: 'Words', text: 'Titles, sheets, states and times.', Content: WordsSection },
  { id: 'buttons', title: 'Buttons', text: 'One filled button per place; the rest is quiet.', Content: ButtonsSection },
  { id: 'fields', title: 'Fields', text: 'Label above, hint and error below.', Content: FieldsSection },
  { id: 'pickers', title: 'Pickers', text: 'Date and time, zone.', Content: PickersSection },
  { id: 'media', title: 'Media', text: 'Choosing stored pictures and taking new ones.', Content: MediaSection },
  { id: 'numbers', title: 'Numbers', text: 'Tiles and charts; every chart is also a table.', Content: NumbersSection },
  {
    id: 'lists',
    title: 'Lists',
    text: 'Tables page by page, and what stands in while they load.',
    Content: ListsSection,
  },
  { id: 'places', title: 'Places', text: 'While something is empty, or could not be shown.', Content: PlacesSection },
  { id: 'previews', title: 'Previews', text: 'One post as every network shows it.', Content: PreviewsSection },
  { id: 'overlays', title: 'Overlays', text: 'Dialogs and short messages.', Content: OverlaysSection },
]

const SIZES = [TEXT_SIZE.min, 150, TEXT_SIZE.max]

const WIDTHS = [
  { value: '0', label: 'Full' },
  { value: '768', label: '768' },
  { value: '390', label: '390' },
  { value: '320', label: '320' },
]

/** Settings of the gallery: the product's own scheme and text size, and a width. */
function GalleryToolbar({ width }: { width: number }) {
  const { theme, setTheme } = useTheme()
  const { textSize, setTextSize } = useTextSize()
  const [, ask] = useSearchParams()
  return (
    <div className={styles.toolbar}>
      <Choice
        label="Scheme"
        value={theme}
        data={THEMES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
        onChange={setTheme}
      />
      <Choice
        label="Text"
        value={String(textSize)}
        data={SIZES.map((size) => ({ value: String(size), label: `${size}%` }))}
        onChange={(size) => setTextSize(Number(size))}
      />
      <Choice
        label="Width"
        value={String(width)}
        data={WIDTHS}
        onChange={(chosen) => ask(chosen === '0' ? {} : { width: chosen }, { replace: true })}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  data: { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, ...control }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span>{label}</span>
      <SegmentedControl size="xs" aria-label={label} {...control} />
    </div>
  )
}
