import { createElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { LinkPageFacts } from '@postwright/core/api/link-pages'
import type { Deck } from '@postwright/core/collections/decks'
import { type PageElement, type PageNode, pageNodesOf } from '@postwright/core/link-page/page-nodes'
import { fontFacesOf, logoFor, pageThemeOf, pageStyleOf } from '@postwright/core/link-page/page-theme'
import { pageViewOf, type PageWords } from '@postwright/core/link-page/page-view'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { LinkPageDraft } from '@postwright/core/model/link-page'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { adoptStyles } from '@/ui/adopt-styles.ts'
import styles from './link-page.module.css'

type Props = {
  draft: LinkPageDraft
  kits: readonly BrandKit[]
  decks: readonly Deck[]
  facts: LinkPageFacts | null
}

/** A page as visitors will see it, rendered by the same functions. Links in it are disabled: they would leave the editor. */
export function PagePreview({ draft, kits, decks, facts }: Props) {
  const { t } = useTranslation('link-page')
  const { workspaceId } = useSignedIn()
  const words = usePageWords()
  const kit = (draft.brandKitId === '' ? kits[0] : kits.find(({ id }) => id === draft.brandKitId)) ?? null
  const theme = useMemo(() => pageThemeOf(kit), [kit])
  const logoId = logoFor(kit, theme)
  const { urlOf } = useMediaUrls(workspaceId, logoId === null ? [] : [logoId])
  const view = pageViewOf(draft, {
    content: {
      posts: facts?.posts ?? [],
      feeds: facts?.feeds ?? [],
      decks: new Map(decks.map((deck) => [deck.id, { ...deck, image: deck.thumbnail || null }])),
    },
    words,
    logo: logoId === null ? null : urlOf(logoId),
    ownHost: location.hostname,
    hrefOf: (_place, target) => target,
  })
  const faces = fontFacesOf(theme, 'swap')
  // A style sheet of a shadow tree cannot declare fonts.
  useEffect(() => adoptStyles(faces), [faces])
  return (
    <section className={styles.preview} aria-label={t('link-page:preview')}>
      <h2 className={styles.name}>{t('link-page:preview')}</h2>
      <Shadow
        css={`
          :host {
            display: block;
            background: ${theme.background};
          }
          \n${pageStyleOf(theme)}\n.page {
            min-height: 0;
          }
        `}
      >
        {toElement(pageNodesOf(view, words, location.origin))}
      </Shadow>
    </section>
  )
}

function usePageWords(): PageWords {
  const { t } = useTranslation('link-page')
  return {
    posts: t('link-page:page.posts'),
    deck: t('link-page:page.deck'),
    feed: t('link-page:page.feed'),
    contact: t('link-page:page.contact'),
    subscribe: t('link-page:page.subscribe'),
    // The page inserts the name of the product.
    madeWith: t('link-page:page.madeWith', { product: '{{product}}', interpolation: { escapeValue: false } }),
    missing: t('link-page:page.missing'),
    missingText: t('link-page:page.missingText'),
  }
}

/** A shadow tree with its own styles, isolated from those of the product in both directions. */
function Shadow({ css, children }: { css: string; children: ReactNode }) {
  const [shadow, setShadow] = useState<{ root: ShadowRoot; sheet: CSSStyleSheet } | null>(null)
  const hold = useCallback((host: HTMLDivElement | null) => {
    if (!host) return
    const sheet = new CSSStyleSheet()
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    setShadow({ root, sheet })
  }, [])
  useEffect(() => shadow?.sheet.replaceSync(css), [shadow, css])
  return (
    <div className={styles.frame}>
      <div ref={hold} inert>
        {shadow && createPortal(children, shadow.root)}
      </div>
    </div>
  )
}

/** Plain elements that replace landmarks and headings in the preview, so that they do not mix with those of the editor around it. */
const PLAIN: Partial<Record<PageElement['tag'], string>> = {
  main: 'div',
  header: 'div',
  footer: 'div',
  section: 'div',
  h1: 'p',
  h2: 'p',
}

function toElement(node: PageNode): ReactNode {
  if (typeof node === 'string') return node
  const { class: className, fetchpriority: _first, ...attributes } = node.attributes
  return createElement(PLAIN[node.tag] ?? node.tag, { ...attributes, className }, ...node.children.map(toElement))
}
