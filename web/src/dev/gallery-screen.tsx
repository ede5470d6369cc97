import { useSearchParams } from 'react-router-dom'
import { AppToaster } from '../app/toaster.tsx'
import { useTheme } from '../preferences/theme.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { GalleryFrame } from './gallery-frame.tsx'
import { GalleryToolbar } from './gallery-toolbar.tsx'
import styles from './gallery.module.css'
import { SECTIONS } from './sections.ts'

/** `/dev/ui`: every component of the house in its states. `?width=390` shows it as narrow as that; `?bare` without the frame. */
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
